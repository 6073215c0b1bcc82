import { cellOf, numberOf, tableOf, type Table } from '../dataset'
import { programmesFile, READ_ON, type ProgrammesDataset, type ReadProgrammes, type RowDraft } from './file'

const LEVELS = new Map<string, Pick<RowDraft, 'level' | 'award'>>([
  ['bachelor', { level: 'bachelor' }],
  ['master', { level: 'master' }],
  ['doctorate-research', { level: 'doctorate' }],
  [
    'doctorate-professional',
    { level: 'doctorate', award: 'Professional doctorate, such as MD, JD or PharmD' },
  ],
  ['doctorate-other', { level: 'doctorate', award: 'Other doctorate' }],
])

/** The fields in which universities of the United States award degrees, by level. */
export const usPrograms: ProgrammesDataset = {
  name: 'us-programs',
  files: ['us-programs'],
  readProgrammes: (tables, ids) =>
    readDegrees(tableOf(tables, 'us-programs'), ids, {
      source: 'ipeds-completions-2023-24',
      year: '2023/24',
      readOn: READ_ON,
    }),
}

/** One year's degrees, in a table with the columns of the first one that was read. */
export function readDegrees(
  table: Table,
  ids: ReadonlySet<string>,
  about: { source: string; year: string; readOn: string },
): ReadProgrammes {
  return programmesFile(
    table,
    ids,
    {
      title: 'Degrees awarded in the United States, by subject',
      ...about,
      note: 'First and second majors are added.',
      grain: 'subject',
      scheme: 'cip4',
      counted: `degrees awarded in ${about.year}`,
    },
    (row, { reject }) => {
      const level = LEVELS.get(cellOf(row, 'level'))
      if (!level) return reject(`no bachelor’s, master’s or doctorate: ${cellOf(row, 'level')}`)
      const count = numberOf(row, 'graduates_2023_24')
      // A row without a degree proves no programme at that level.
      if (count === 0) return reject('nobody was awarded a degree')
      return { ...level, field: cellOf(row, 'cip4'), count }
    },
  )
}
