import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { readDegrees } from '../../import/programmes/us-programs'
import { tuitionEdition } from '../../import/us'
import { readMostSubjects } from '../../import/us-subjects'
import { rejectLines, type PublisherFile, type PublisherRow, type Recipe, type Standing } from '../recipe'

/** The years of the surveys that are read. A person raises them once a year, when the next survey is out. */
const COMPLETIONS = 2024
const CHARGES = 2024

/** IPEDS's codes of awards, without those below a bachelor's degree and without certificates. */
const LEVELS: Readonly<Record<number, string>> = {
  5: 'bachelor',
  7: 'master',
  17: 'doctorate-research',
  18: 'doctorate-professional',
  19: 'doctorate-other',
}

const OF_NCES = {
  publisher: 'U.S. Department of Education (NCES)',
  licence: 'Public domain',
  terms: 'https://nces.ed.gov/ipeds/',
} as const

const unitid = z.string().regex(/^\d{6,8}$/)
/** Empty or a dot where nothing was reported. */
const sum = z
  .string()
  .transform((cell) => (cell.trim() === '.' ? '' : cell.trim()))
  .refine((cell) => Number.isFinite(Number(cell)), 'no number')

/** A survey's archive. Where it holds a revision beside the first edition, the revision is read. */
const survey = (name: string, facts: Pick<PublisherFile, 'leastBytes' | 'leastRows' | 'columns'>) => ({
  ...facts,
  name: `${name}.zip`,
  url: `https://nces.ed.gov/ipeds/datacenter/data/${name}.zip`,
  format: 'csv' as const,
  member: new RegExp(`(^|/)${name}(_rv)?\\.csv$`, 'i'),
  mostBytes: 100_000_000,
})

/** Degrees that universities of the United States award, by field and level, matched by UNITID. */
export const ipedsCompletions: Recipe = {
  name: 'ipeds-completions',
  ...OF_NCES,
  since: '2023',
  files: [
    survey(`C${COMPLETIONS}_A`, {
      leastBytes: 1_000_000,
      leastRows: 200_000,
      columns: z.object({
        UNITID: unitid,
        CIPCODE: z.string().min(2),
        MAJORNUM: z.enum(['1', '2']),
        AWLEVEL: z.string().regex(/^\d{1,2}$/),
        CTOTALT: z.string().regex(/^\d*$/),
      }),
    }),
  ],
  make: (rows, standing, { day }) => {
    const table = aTable('us-programs', degreesIn(rows[`C${COMPLETIONS}_A.zip`] ?? [], standing))
    const [from, to] = [COMPLETIONS - 1, COMPLETIONS % 100]
    const about = { source: `ipeds-completions-${from}-${to}`, year: `${from}/${to}`, readOn: day }
    const { file, rejects } = readDegrees(table, standing.ids, about)
    const { register } = readMostSubjects(table, standing.ids, about)
    return {
      edition: String(from),
      files: { 'programmes/us-programs.json': file, 'open/us-subjects.json': register },
      sources: {
        [(standing.read('programmes/us-programs.json') as { source: string }).source]: null,
        [about.source]: {
          title: `IPEDS Completions, awards of July ${from} to June ${from + 1}`,
          publisher: OF_NCES.publisher,
          url: OF_NCES.terms,
          year: `${from}–${to}`,
          kind: 'register',
          licence: OF_NCES.licence,
          note: `Source: U.S. Department of Education, NCES, IPEDS Completions ${from}-${to}.`,
        },
      },
      rejects: rejectLines(
        rejects.filter(({ reason }) => reason !== 'nobody was awarded a degree'),
        standing,
      ),
    }
  },
}

/** A row for each university, level and field of four digits. First and second majors are added. */
function degreesIn(rows: readonly PublisherRow[], standing: Standing): Record<string, string>[] {
  const ids = standing.identifiers('unitid')
  const { codes } = standing.read('subject-codes/cip4.json') as { codes: { code: string; name: string }[] }
  const names = new Map(codes.map(({ code, name }) => [code, name]))
  const degrees = new Map<string, number>()
  for (const { UNITID, CIPCODE, AWLEVEL, CTOTALT } of rows) {
    const [id, level] = [ids.get(String(UNITID)), LEVELS[Number(AWLEVEL)]]
    // Codes of another length are sums of others.
    if (!id || !level || !/^\d\d\.\d{4}$/.test(String(CIPCODE))) continue
    const key = [id, level, String(CIPCODE).slice(0, 5)].join('\t')
    degrees.set(key, (degrees.get(key) ?? 0) + Number(CTOTALT))
  }
  return [...degrees]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => {
      const [id = '', level = '', cip4 = ''] = key.split('\t')
      return { id, level, cip4, subject: names.get(cip4) ?? cip4, graduates_2023_24: String(count) }
    })
}

/** What universities of the United States charge undergraduates for tuition, matched by UNITID. */
export const ipedsCharges: Recipe = {
  name: 'ipeds-charges',
  ...OF_NCES,
  since: '2023',
  files: [
    survey(`COST1_${CHARGES}`, {
      leastBytes: 100_000,
      leastRows: 5000,
      // The last of the four years that the file has: the one that it is named after.
      columns: z.object({ UNITID: unitid, chg2ay3: sum, chg3ay3: sum }),
    }),
  ],
  make: (rows, standing, { day }) => {
    const ids = standing.identifiers('unitid')
    const table = aTable(
      'us-facts',
      (rows[`COST1_${CHARGES}.zip`] ?? []).flatMap(({ UNITID, chg2ay3, chg3ay3 }) => {
        const id = ids.get(String(UNITID))
        const [home, other] = [String(chg2ay3), String(chg3ay3)]
        return id ? [{ id, tuition_in_state_2023_24: home, tuition_out_of_state_2023_24: other }] : []
      }),
    )
    const years = [CHARGES, (CHARGES + 1) % 100] as const
    const source = `ipeds-tuition-${years.join('-')}`
    const { edition, rejects } = tuitionEdition(table, standing.ids, {
      source,
      year: years.join('/'),
      readOn: day,
    })
    const register = standing.read('open/us.json') as { editions: { source: string }[] }
    const isOld = (each: { source: string }) => each.source.startsWith('ipeds-tuition-')
    const editions = register.editions.map((each) => (isOld(each) ? edition : each))
    return {
      edition: String(CHARGES),
      files: { 'open/us.json': { ...register, editions } },
      sources: {
        ...Object.fromEntries(register.editions.filter(isOld).map((each) => [each.source, null])),
        [source]: {
          title: `IPEDS student charges ${years.join('–')} (COST1)`,
          publisher: OF_NCES.publisher,
          url: OF_NCES.terms,
          year: years.join('–'),
          kind: 'register',
          licence: OF_NCES.licence,
          note: 'Published tuition and required fees of full-time undergraduates.',
        },
      },
      rejects: rejectLines(rejects, standing),
    }
  },
}
