import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { studentsEdition } from '../../import/uk'
import type { PublisherRow, Recipe, Standing } from '../recipe'

const FILE = 'table-1.zip'
const ALL = 'All'

const text = z.string().transform((cell) => cell.trim())

type Register = { editions: { source: string }[] }

/** Students of British universities and those from abroad, matched by UKPRN: the last year that the table has. */
export const hesa: Recipe = {
  name: 'hesa',
  publisher: 'Jisc (HESA)',
  licence: 'CC BY 4.0',
  terms: 'https://www.hesa.ac.uk/data-and-analysis/students/table-1',
  since: '2018',
  files: [
    {
      name: FILE,
      // The publisher names it so, and serves an archive with a file a year.
      url: 'https://www.hesa.ac.uk/data-and-analysis/students/table-1.csv',
      format: 'csv',
      member: /(^|\/)table-1-\(\d{4}-\d\d\)\.csv$/,
      leastBytes: 500_000,
      mostBytes: 200_000_000,
      leastRows: 10_000,
      columns: z.object({
        UKPRN: text,
        'First year marker': text,
        'Level of study': text,
        'Mode of study': text,
        'Academic Year': z.string().regex(/^\d{4}\/\d\d$/),
        'Category marker': text,
        Category: text,
        Number: z
          .string()
          .transform((cell) => cell.replaceAll(',', ''))
          .refine((cell) => /^\d+$/.test(cell), 'no number'),
      }),
    },
  ],
  make: (rows, standing, { day }) => {
    const all = rows[FILE] ?? []
    const year = String(all[0]?.['Academic Year'] ?? '')
    const source = `hesa-students-${year.replace('/', '-')}`
    const edition = studentsEdition(aTable('uk-institutions', studentsIn(all, standing)), standing.ids, {
      source,
      year,
      readOn: day,
    })
    const register = standing.read('open/uk.json') as Register
    const former = register.editions.find((each) => each.source.startsWith('hesa-'))?.source ?? ''
    const sources = standing.read('sources.json') as Record<string, object>
    return {
      edition: year.slice(0, 4),
      files: {
        'open/uk.json': {
          ...register,
          editions: register.editions.map((each) => (each.source === former ? edition : each)),
        },
      },
      sources: {
        [former]: null,
        [source]: {
          ...sources[former],
          title: `HE student enrolments by provider ${year} (DT051, table 1)`,
          year,
          note: `HESA, HE student enrolments by provider ${year}, CC BY 4.0.`,
        },
      },
      rejects: [],
    }
  },
}

/** Students of all years, levels and ways of study. The table says each of them again for the provider's region and country. */
function studentsIn(rows: readonly PublisherRow[], standing: Standing): Record<string, string>[] {
  const ids = standing.identifiers('ukprn')
  const [students, fromAbroad] = [new Map<string, number>(), new Map<string, number>()]
  for (const row of rows) {
    const id = ids.get(String(row.UKPRN))
    const kind = `${row['Category marker']}: ${row.Category}`
    if (
      !id ||
      [row['First year marker'], row['Level of study'], row['Mode of study']].some((of) => of !== ALL)
    )
      continue
    if (kind === 'Total: Total') students.set(id, Number(row.Number))
    if (kind === 'Domicile: Total Non-UK') fromAbroad.set(id, Number(row.Number))
  }
  return [...students]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, count]) => {
      const abroad = fromAbroad.get(id)
      const percent = abroad === undefined || count === 0 ? '' : ((abroad / count) * 100).toFixed(1)
      return {
        id,
        students_2018_19: String(count),
        non_uk_students_2018_19: String(abroad ?? ''),
        non_uk_pct_2018_19: percent,
      }
    })
}
