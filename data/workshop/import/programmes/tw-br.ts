import { cellOf, numberOf, tableOf } from '../dataset'
import { programmesFile, READ_ON, type ProgrammesDataset } from './file'

/** Fields in which Taiwanese universities have departments. */
export const twPrograms: ProgrammesDataset = {
  name: 'tw-programs',
  files: ['tw-programs'],
  readProgrammes: (tables, ids) =>
    programmesFile(
      tableOf(tables, 'tw-programs'),
      ids,
      {
        title: 'Departments of Taiwanese universities, by field',
        source: 'tw-departments-2017-18',
        year: '2017/18',
        readOn: READ_ON,
        note: 'The ministry’s list does not say at which level a department teaches. The fields are broad; their English names are ours.',
        grain: 'subject',
        scheme: 'tw',
        counted: 'departments in 2017/18',
      },
      (row) => ({
        level: 'all',
        field: cellOf(row, 'moe_field_code'),
        count: numberOf(row, 'departments_2017_18'),
      }),
    ),
}

/** Areas in which Brazilian universities have most graduate programmes. */
export const brGraduateAreas: ProgrammesDataset = {
  name: 'br-graduate-areas',
  files: ['br-graduate-areas'],
  readProgrammes: (tables, ids) =>
    programmesFile(
      tableOf(tables, 'br-graduate-areas'),
      ids,
      {
        title: 'Graduate programmes in Brazil, by area',
        source: 'br-capes-2024',
        year: '2024',
        readOn: READ_ON,
        note: 'The ten largest areas of each university alone; master’s and doctoral programmes together.',
        grain: 'subject',
        scheme: 'br-capes',
        counted: 'graduate programmes in 2024',
      },
      (row) => ({
        level: 'graduate',
        field: cellOf(row, 'capes_area_pt'),
        count: numberOf(row, 'programmes_2024'),
      }),
    ),
}
