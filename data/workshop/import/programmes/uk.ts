import { cellOf, linkOf, numberOf, tableOf, type Table } from '../dataset'
import {
  programmesFile,
  READ_LATER_ON,
  READ_ON,
  type ProgrammesDataset,
  type ReadProgrammes,
  type TableRow,
} from './file'

const SOURCE = { source: 'discover-uni-2025', year: '2025', readOn: READ_ON, scheme: 'cah' } as const

/** Awards below a bachelor's degree. */
const BELOW_BACHELOR = /^(DipHE|CertHE|HN[CD]|FD|FdSc|FdA|FDEng|FdEng)\b/

/** Options that a course offers or asks for, by column. */
const OPTIONS = [
  ['year_abroad', 'a year abroad'],
  ['sandwich_year', 'a placement year'],
  ['foundation_year', 'a foundation year'],
] as const

/** Undergraduate courses of 24 British universities, by title. */
export const ukProgrammes: ProgrammesDataset = {
  name: 'uk-programmes',
  files: ['uk-programmes'],
  readProgrammes: (tables, ids) =>
    programmesFile(
      tableOf(tables, 'uk-programmes'),
      ids,
      {
        ...SOURCE,
        title: 'Undergraduate courses of 24 universities of the United Kingdom',
        note: 'An edition of spring to summer 2025; some courses are older, and their pages were not opened. Integrated master’s degrees, such as MEng, are first degrees.',
        grain: 'course',
        subjectFrom: 'title',
      },
      (row, { reject, leaveOut }) => {
        const award = cellOf(row, 'award')
        if (BELOW_BACHELOR.test(award)) return reject('an award below a bachelor’s degree')
        const url = linkOf(row, 'url')
        if (url === null && cellOf(row, 'url') !== '') leaveOut('page: its address is not https')
        return {
          code: cellOf(row, 'course_id'),
          level: 'undergraduate',
          award,
          title: cellOf(row, 'programme'),
          field: cellOf(row, 'subject_codes').split('|')[0] || null,
          mode: modeOf(cellOf(row, 'distance_learning')),
          url,
          options: optionsOf(row),
        }
      },
    ),
}

const modeOf = (distance: string) =>
  distance === 'only' ? 'distance' : distance === 'optional' ? 'blended' : distance === 'no' ? 'campus' : null

function optionsOf(row: TableRow): string[] {
  return OPTIONS.flatMap(([column, what]) => {
    const said = cellOf(row, column)
    if (said === 'compulsory') return [`with ${what}`]
    return said === 'optional' ? [`${what} is possible`] : []
  })
}

/** Subjects of undergraduate courses in the United Kingdom. */
export const ukSubjects: ProgrammesDataset = {
  name: 'uk-subjects',
  files: ['uk-subjects'],
  readProgrammes: (tables, ids) => readSubjectsOfCourses(tableOf(tables, 'uk-subjects'), ids, SOURCE),
}

/** Subjects of one edition of the dataset. */
export function readSubjectsOfCourses(
  table: Table,
  ids: ReadonlySet<string>,
  about: { source: string; year: string; readOn: string },
): ReadProgrammes {
  return programmesFile(
    table,
    ids,
    {
      ...about,
      scheme: 'cah',
      title: 'Subjects of undergraduate courses in the United Kingdom',
      note: 'First degrees, integrated master’s and foundation degrees, higher national diplomas and certificates; postgraduate courses are not in this register. A joint course counts under each of its subjects.',
      grain: 'subject',
      counted: 'undergraduate courses',
    },
    (row) => ({
      level: 'undergraduate',
      field: cellOf(row, 'subject_code'),
      count: numberOf(row, 'courses_count'),
    }),
  )
}

/** Subjects in which British universities do research, for a doctorate. Shares of quality are not taken: they rank nobody. */
export const ukResearch: ProgrammesDataset = {
  name: 'uk-research',
  files: ['uk-research-ref2021'],
  readProgrammes: (tables, ids) =>
    readResearch(tableOf(tables, 'uk-research-ref2021'), ids, { readOn: READ_LATER_ON }),
}

/** What each submission to the framework was about, and how many staff it had. */
export function readResearch(
  table: Table,
  ids: ReadonlySet<string>,
  about: { readOn: string },
): ReadProgrammes {
  return programmesFile(
    table,
    ids,
    {
      ...about,
      title: 'Research Excellence Framework 2021',
      source: 'uk-ref-2021',
      year: '2021',
      note: 'What universities did research in. The framework lists neither doctorates nor taught courses, and its fields are broad.',
      grain: 'research',
      scheme: 'ref-uoa',
      partialAt: ['doctorate'],
      counted: 'research staff, as full-time equivalents',
    },
    (row) => ({
      level: 'doctorate',
      field: cellOf(row, 'uoa_code'),
      count: Math.max(1, Math.round(numberOf(row, 'staff_fte') ?? 0)),
    }),
  )
}
