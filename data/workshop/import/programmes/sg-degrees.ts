import { cellOf, tableOf, type Table } from '../dataset'
import { subjectsOfCode } from '@/lib/subjects/of-code'
import { programmesFile, READ_ON, type ProgrammesDataset, type TableRow } from './file'

/** The same degree with a class of honours, by itself or in the name. */
const HONOURS_ONLY = /^Cum Laude and above$/i
const WITH_HONOURS = / *\((Hons|Cum Laude and above)\) *$/i

/** Degrees of five universities of Singapore. */
export const sgDegrees: ProgrammesDataset = {
  name: 'sg-degrees',
  files: ['sg-graduate-employment'],
  readProgrammes: (tables, ids) => {
    const table = tableOf(tables, 'sg-graduate-employment')
    const newest = newestRows(table)
    return programmesFile(
      table,
      ids,
      {
        title: 'Degrees in Singapore',
        source: 'sg-graduate-employment',
        year: '2021 to 2023',
        readOn: READ_ON,
        note: 'Bachelor’s degrees of those who graduated in 2021 to 2023; some may have been renamed or closed since.',
        grain: 'course',
        scheme: 'sg',
        subjectFrom: 'title',
      },
      (row, { reject }) => {
        const degree = cellOf(row, 'degree')
        if (HONOURS_ONLY.test(degree)) return reject('the same degree, with a class of honours')
        if (newest.get(keyOf(row)) !== row) return reject('the same degree, of another year or with honours')
        const [title, school] = [titleOf(row), cellOf(row, 'school')]
        const field = [title, degree].flatMap((each) => [each, `${each} / ${school}`]).find(isKnown)
        return { level: 'bachelor', title, field: field ?? null, faculty: facultyOf(school) }
      },
    )
  },
}

/** The degree without its class of honours and the survey's footnotes. */
const titleOf = (row: TableRow) =>
  cellOf(row, 'degree')
    .replace(WITH_HONOURS, '')
    .replace(/\d+$/, '')
    .replace('Inter-Disciplinary', 'Interdisciplinary')

const keyOf = (row: TableRow) => `${cellOf(row, 'id')}\t${titleOf(row)}`

const isKnown = (code: string) => subjectsOfCode('sg', code).length > 0

/** The row of each degree in its latest year: schools are renamed. */
function newestRows({ rows }: Table): Map<string, TableRow> {
  const newest = new Map<string, TableRow>()
  for (const row of rows) {
    const known = newest.get(keyOf(row))
    if (!known || cellOf(known, 'year') < cellOf(row, 'year')) newest.set(keyOf(row), row)
  }
  return newest
}

/** The school without the remarks of the survey; null where the cell holds "na" or a degree. */
function facultyOf(school: string): string | null {
  const name = school.replace(/ *\(4-year programme\).*$/, '').trim()
  return /^(na|Sports Science and Management|Multi-Disciplinary Programmes)$/.test(name) ? null : name
}
