import { z } from 'zod'
import { aTable } from '../../import/a-table'
import { monthOf, readCourses } from '../../import/programmes/au-courses'
import { dayOf, jsonOf, rejectLines, type PublisherRow, type Recipe } from '../recipe'

const NARROW = /^\s*(\d{4})\b/
const LEVELS = new Map([
  ['Bachelor Degree', 'bachelor'],
  ['Bachelor Honours Degree', 'bachelor-honours'],
  ['Masters Degree (Coursework)', 'master'],
  ['Masters Degree (Extended)', 'master'],
  ['Masters Degree (Research)', 'master-research'],
  ['Doctoral Degree', 'doctorate'],
])
/** A fee outside of these, in Australian dollars a year, is a slip of the register. */
const YEARLY = { least: 3000, most: 130_000 }
/** Shorter courses have no fee a year. */
const LEAST_WEEKS = 26

const number = z
  .string()
  .transform((text) => text.replace(/[$,\s]/g, ''))
  .refine((text) => text === '' || Number.isFinite(Number(text)), 'no number')

type Programmes = { universities: Record<string, { code: string }[]> }

/** Courses that may be taught to students from abroad in Australia. A provider is the university of most of its known courses. */
export const cricos: Recipe = {
  name: 'cricos',
  publisher: 'Australian Government Department of Education',
  licence: 'CC BY',
  terms: 'https://data.gov.au/data/dataset/cricos',
  since: '2026-08',
  files: [
    {
      name: 'courses.csv',
      url: 'https://data.gov.au/data/api/3/action/resource_show?id=48cacf69-2082-415e-9595-f17d0c3a4af0',
      find: (json) => Resource.safeParse(jsonOf(json)).data?.result.url ?? null,
      named: /^CRICOS Courses\.csv$/i,
      format: 'csv',
      leastBytes: 3_000_000,
      mostBytes: 60_000_000,
      leastRows: 15_000,
      columns: z.object({
        'CRICOS Provider Code': z.string().min(1),
        'CRICOS Course Code': z.string().min(1),
        'Course Name': z.string().min(1),
        'Field of Education 1 Narrow Field': z.string(),
        'Course Level': z.string().min(1),
        'Course Language': z.string(),
        'Duration (Weeks)': number,
        'Tuition Fee': number,
        Expired: z.string(),
      }),
    },
  ],
  make: (rows, standing, { day, files }) => {
    const edition = dayOf('courses.csv', files['courses.csv']?.modified)
    const year = monthOf(edition) ?? ''
    const all = (rows['courses.csv'] ?? []).filter((row) => !/^yes$/i.test(String(row.Expired)))
    const ids = idsOfProviders(all, standing.read('programmes/au-courses.json') as Programmes)
    const table = aTable(
      'au-courses',
      all.flatMap((row) => cellsOf(row, ids, edition)),
    )
    const { file, rejects } = readCourses(table, standing.ids, {
      source: 'cricos-2026',
      year,
      readOn: day,
      note: `Courses and fees as registered in ${year}.`,
    })
    const sources = standing.read('sources.json') as Record<string, { year: string; note: string }>
    const source = { ...sources['cricos-2026'], year: `2023–${edition.slice(0, 4)}` }
    source.note = `Commonwealth of Australia (Department of Education), CRICOS, CC BY. Fees are of the month that each says.`
    return {
      edition,
      files: { 'programmes/au-courses.json': file },
      sources: { 'cricos-2026': source },
      rejects: rejectLines(rejects, standing),
    }
  },
}

const Resource = z.object({ result: z.object({ url: z.url() }) })

/** Each provider's university: the one that most of the provider's courses stand at today. */
function idsOfProviders(rows: readonly PublisherRow[], { universities }: Programmes): Map<string, string> {
  const known = new Map(
    Object.entries(universities).flatMap(([id, courses]) => courses.map(({ code }) => [code, id] as const)),
  )
  const counts = new Map<string, Map<string, number>>()
  for (const row of rows) {
    const id = known.get(String(row['CRICOS Course Code']))
    const provider = String(row['CRICOS Provider Code'])
    const own = counts.get(provider) ?? new Map<string, number>()
    if (id) counts.set(provider, own.set(id, (own.get(id) ?? 0) + 1))
  }
  return new Map(
    [...counts].flatMap(([provider, own]) => {
      const [first] = [...own].toSorted(([, a], [, b]) => b - a)
      return first ? [[provider, first[0]] as const] : []
    }),
  )
}

/** The columns of the importer; nothing for providers that the catalogue lacks. */
function cellsOf(
  row: PublisherRow,
  ids: ReadonlyMap<string, string>,
  edition: string,
): Record<string, string>[] {
  const id = ids.get(String(row['CRICOS Provider Code']))
  if (!id) return []
  const [weeks, fee] = [Number(row['Duration (Weeks)']), Number(row['Tuition Fee'])]
  const perYear = weeks >= LEAST_WEEKS ? Math.round(fee / (weeks / 52)) : 0
  const isLikely = perYear >= YEARLY.least && perYear <= YEARLY.most
  const level = String(row['Course Level'])
  const language = String(row['Course Language'])
  return [
    {
      id,
      cricos_course_code: String(row['CRICOS Course Code']),
      level: LEVELS.get(level) ?? level,
      course: String(row['Course Name']).trim(),
      asced_narrow: NARROW.exec(String(row['Field of Education 1 Narrow Field']))?.[1] ?? '',
      duration_weeks: weeks ? String(weeks) : '',
      tuition_total_aud: fee ? String(fee) : '',
      tuition_as_of: fee ? edition.slice(0, 7) : '',
      tuition_per_year_aud: isLikely ? String(perYear) : '',
      language_if_not_english: language === 'English' ? '' : language,
    },
  ]
}
