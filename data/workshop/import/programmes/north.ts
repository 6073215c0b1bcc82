import { cellOf, linkOf, tableOf } from '../dataset'
import { programmesFile, READ_LATER_ON, type ProgrammesDataset, type RowDraft, type TableRow } from './file'

/**
 * The level at which people enter, by our word for the kind. Degrees that are entered from school are first degrees, whatever
 * they end with: a bachelor's degree is no way into them.
 */
const KINDS = new Map<string, Pick<RowDraft, 'level' | 'award'>>([
  ['bachelor', { level: 'bachelor' }],
  ['bachelor-professional', { level: 'bachelor', award: 'Professional bachelor’s degree' }],
  [
    'bachelor+master',
    { level: 'undergraduate', award: 'Bachelor’s and master’s in one, entered from school' },
  ],
  ['master-integrated', { level: 'undergraduate', award: 'Five-year master’s, entered from school' }],
  ['professional', { level: 'undergraduate', award: 'Professional degree, entered from school' }],
  ['master', { level: 'master' }],
  ['master-teaching', { level: 'master', award: 'Master’s for teachers' }],
  ['master-executive', { level: 'master', award: 'Executive master’s, for people with work experience' }],
  ['master-postinitial', { level: 'master', award: 'Advanced master’s, for holders of a master’s' }],
])

type Edition = Parameters<typeof programmesFile>[2]

type List = {
  name: string
  table: string
  /** The list that a row comes from, where the table holds several. */
  list?: string
  edition: Omit<Edition, 'readOn' | 'grain' | 'subjectFrom'>
  /** Languages that the source states beyond doubt; all of them where it is left out. */
  languages?: readonly string[]
}

const LISTS: readonly List[] = [
  {
    name: 'nl-programmes',
    table: 'nl-programmes',
    edition: {
      title: 'Dutch register of programmes',
      source: 'nl-duo-rio-2026',
      year: 'October 2026',
      note: 'Those of Twente are of October 2025. The English names are partly ours. What is registered may have no places in a year, and English may not be the only language.',
      scheme: 'isced4',
    },
    languages: ['en'],
  },
  {
    name: 'se-programmes',
    table: 'se-programmes',
    edition: {
      title: 'Swedish programmes with national admission',
      source: 'se-uhr-2022',
      year: '2021–2022',
      note: 'First degrees alone, and not all of them. The list does not name the language, which is mostly Swedish. The English names are ours.',
    },
  },
  {
    name: 'fi-programmes',
    table: 'fi-programmes',
    edition: {
      title: 'Finnish joint application',
      source: 'fi-vipunen-2025',
      year: '2025',
      note: 'Most master’s programmes in English have an application of their own and are not in it. The English names are ours.',
      partialAt: ['master'],
    },
  },
  {
    name: 'dk-bachelors',
    table: 'dk-programmes',
    list: 'dk-kot',
    edition: {
      title: 'Danish admissions to bachelor’s programmes',
      source: 'dk-kot-2025',
      year: '2025',
      note: 'The English names are ours.',
    },
  },
  {
    name: 'dk-masters',
    table: 'dk-programmes',
    list: 'dk-uddannelseszoom',
    edition: {
      title: 'Danish master’s programmes in UddannelsesZoom',
      source: 'dk-uddannelseszoom-2024',
      year: 'March 2024',
      note: 'Several have been merged since, by a reform of 2023. The list does not name the language, the English names are partly ours, and the pages were not opened.',
    },
  },
  {
    name: 'no-programmes',
    table: 'no-programmes',
    edition: {
      title: 'Norwegian national portal of programmes',
      source: 'no-utdanning-2025',
      year: 'February 2025',
      note: 'English stands only where the university says so; others may be taught in it, too. The English names are partly ours, and the pages were not opened.',
      partialAt: ['master'],
    },
  },
  {
    name: 'ie-courses',
    table: 'ie-courses',
    edition: {
      title: 'Irish list of honours bachelor’s degrees (level 8)',
      source: 'ie-cao-2021',
      year: '2020–2021',
      note: 'Students from outside the EU apply to the university, not through this list.',
      scheme: 'fr-isced',
    },
  },
]

/** Programmes in the Netherlands, the Nordic countries and Ireland: seven lists in tables of one form. */
export const NORTHERN: readonly ProgrammesDataset[] = LISTS.map((list) => ({
  name: list.name,
  files: [list.table],
  readProgrammes: (tables, ids) => {
    const whole = tableOf(tables, list.table)
    const rows = whole.rows.filter((row) => !list.list || cellOf(row, 'source') === list.list)
    const codes = new Set<string>()
    return programmesFile(
      { ...whole, rows },
      ids,
      { ...list.edition, readOn: READ_LATER_ON, grain: 'course', subjectFrom: 'titleEn' },
      (row, { reject, leaveOut }) => {
        const kind = KINDS.get(cellOf(row, 'kind'))
        if (!kind)
          return reject('the source does not tell a master’s after a bachelor’s from one entered from school')
        const [title, titleEn] = [cellOf(row, 'programme'), cellOf(row, 'programme_en')]
        const url = linkOf(row, 'url')
        if (url === null && cellOf(row, 'url') !== '') leaveOut('page: its address is not https')
        return {
          code: codeOf(row, codes, leaveOut),
          ...kind,
          title: title === titleEn ? null : title,
          titleEn,
          field: list.edition.scheme ? cellOf(row, 'field') || null : null,
          subject: cellOf(row, 'subject') || null,
          months: monthsOf(cellOf(row, 'length_years')),
          language: languageOf(cellOf(row, 'language'), list.languages),
          campus: cellOf(row, 'campus') || null,
          url,
        }
      },
    )
  },
}))

/** Tracks of one programme share its code: the first keeps it. */
function codeOf(row: TableRow, seen: Set<string>, leaveOut: (reason: string) => null): string | null {
  const code = cellOf(row, 'code')
  if (code === '') return null
  const own = `${cellOf(row, 'id')} ${code}`
  if (seen.has(own)) return leaveOut('code: another programme of the university has it')
  seen.add(own)
  return code
}

/** "3+2" years are two degrees in one. Two lengths, as in "3+2.5/2", are none. */
function monthsOf(years: string): number | null {
  if (years === '' || years.includes('/')) return null
  return years.split('+').reduce((sum, part) => sum + Number(part), 0) * 12
}

const languageOf = (stated: string, sure: readonly string[] | undefined) =>
  stated.split('|').find((language) => language !== '' && (sure?.includes(language) ?? true)) ?? null
