import { z } from 'zod'
import { renewProgrammes, type Offer } from '../programmes'
import { plainName, type PublisherRow, type Recipe } from '../recipe'

const HOST = 'https://dbh.hkdir.no'
const PATH = 'programmes/no-programmes.json'

/** Levels of which it is known who enters them. */
const LEVELS: Readonly<Record<string, Pick<Offer, 'level' | 'award'>>> = {
  B3: { level: 'bachelor' },
  B4: { level: 'bachelor' },
  M2: { level: 'master' },
  ME: { level: 'master', award: 'Executive master’s, for people with work experience' },
  M5: { level: 'undergraduate', award: 'Five-year master’s, entered from school' },
  PR: { level: 'undergraduate', award: 'Professional degree, entered from school' },
}
const LANGUAGES: Readonly<Record<string, string>> = { NOR: 'no', NOB: 'nb', NNO: 'nn', ENG: 'en' }
const CREDITS_A_MONTH = 5
const FURTHER_EDUCATION = '1'

/** Programmes of Norwegian universities, matched by the name of the university and the name or code of the programme. */
export const dbh: Recipe = {
  name: 'dbh',
  publisher: 'Direktoratet for høyere utdanning og kompetanse (HK-dir)',
  licence: 'NLOD',
  terms: HOST,
  since: '2025',
  files: [
    {
      name: 'programmes.json',
      url: `${HOST}/api/Tabeller/hentJSONTabellData`,
      question: {
        tabell_id: 347,
        api_versjon: 1,
        statuslinje: 'N',
        kodetekst: 'J',
        desimal_separator: '.',
        variabler: ['*'],
        filter: [{ variabel: 'Årstall', selection: { filter: 'top', values: ['1'] } }],
      },
      format: 'json',
      leastBytes: 500_000,
      mostBytes: 100_000_000,
      leastRows: 3000,
      columns: z.object({
        Årstall: z.string().regex(/^\d{4}$/),
        Institusjonsnavn: z.string().nullable(),
        Studieprogramkode: z.string().trim().min(1),
        Studieprogramnavn: z.string().trim().nullable(),
        Nivåkode: z.string().nullable(),
        Studiepoeng: z.string().nullable(),
        'NUS-kode': z.string().nullable(),
        'Andel av heltid': z.string().nullable(),
        'Underv.språk': z.string().nullable(),
        'Videreutd.': z.string().nullable(),
        'Tilbys til': z.string().nullable(),
      }),
    },
    {
      // Norway's codes of education as fields of ISCED-F 2013.
      name: 'nus-isced.json',
      url: 'https://data.ssb.no/api/klass/v1/classifications/36/corresponds?targetClassificationId=141&from=2026-01-01',
      rowsOf: (json) =>
        z.object({ correspondenceItems: z.unknown() }).safeParse(json).data?.correspondenceItems,
      format: 'json',
      leastBytes: 50_000,
      mostBytes: 20_000_000,
      leastRows: 1000,
      columns: z.object({ sourceCode: z.string(), targetCode: z.string() }),
    },
  ],
  make: (rows, standing, { day }) => {
    const ids = standing.byName('no')
    const fields = new Map(
      (rows['nus-isced.json'] ?? []).map((row) => [row.sourceCode, String(row.targetCode)]),
    )
    const listed = rows['programmes.json'] ?? []
    const year =
      listed
        .map((row) => String(row.Årstall))
        .toSorted()
        .at(-1) ?? ''
    const offers = listed.flatMap((row) => {
      const id = ids.get(plainName(String(row.Institusjonsnavn)))
      const offer = isOffered(row, day) ? offerOf(row, fields) : null
      return id && offer ? [[id, offer] as const] : []
    })
    return {
      edition: year,
      ...renewProgrammes(
        {
          path: PATH,
          edition: {
            title: 'Norwegian register of programmes',
            source: 'no-dbh',
            year,
            note: 'A programme that is registered may admit nobody in a year. The English names are partly ours, and the pages were not opened.',
            grain: 'course',
            scheme: 'isced4',
            subjectFrom: 'titleEn',
          },
          offers,
          isKnownByCode: true,
          keepsPages: true,
        },
        standing,
        { day },
      ),
      sources: {
        'no-utdanning-2025': null,
        'no-dbh': {
          title: 'Database for statistikk om høyere utdanning (DBH), Studieprogrammer (table 347)',
          publisher: 'Direktoratet for høyere utdanning og kompetanse (HK-dir)',
          url: HOST,
          year,
          kind: 'register',
          licence: 'NLOD',
          note: `DBH, HK-dir, ${year}, NLOD; fields by Statistics Norway’s correspondence of NUS and ISCED-F; English names and form changed by us.`,
        },
      },
    }
  },
}

/** The register keeps what ended: "20261" is the spring of 2026, "20263" its autumn, "99999" no end. */
function isOffered(row: PublisherRow, day: string): boolean {
  const term = `${day.slice(0, 4)}${Number(day.slice(5, 7)) > 6 ? 3 : 1}`
  return row['Videreutd.'] !== FURTHER_EDUCATION && (String(row['Tilbys til'] ?? '') || '99999') >= term
}

function offerOf(row: PublisherRow, fields: ReadonlyMap<unknown, string>): Offer | null {
  const level = LEVELS[String(row.Nivåkode)]
  const title = String(row.Studieprogramnavn ?? '')
  if (!level || title === '') return null
  const credits = Number(row.Studiepoeng)
  const isFullTime = Number(row['Andel av heltid']) === 1
  return {
    code: String(row.Studieprogramkode),
    ...level,
    title,
    field: fields.get(row['NUS-kode']) ?? '',
    months: isFullTime && credits > 0 ? Math.round(credits / CREDITS_A_MONTH) : undefined,
    language: LANGUAGES[String(row['Underv.språk'])],
  }
}
