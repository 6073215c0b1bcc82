import { cellOf, numberOf, tableOf } from '../dataset'
import { programmesFile, READ_LATER_ON, type ProgrammesDataset } from './file'

/** Subjects of undergraduate programmes in Ontario. Their titles belong to the publisher and are not in the table. */
export const caOntarioSubjects: ProgrammesDataset = {
  name: 'ca-ontario-subjects',
  files: ['ca-ontario-subjects'],
  readProgrammes: (tables, ids) =>
    programmesFile(
      tableOf(tables, 'ca-ontario-subjects'),
      ids,
      {
        title: 'Subjects of undergraduate programmes in Ontario',
        source: 'ca-ouinfo-2026',
        year: '2026',
        readOn: READ_LATER_ON,
        note: 'We put the programmes into subjects by their titles.',
        grain: 'subject',
        counted: 'undergraduate programmes in 2026',
      },
      (row) => ({
        level: 'undergraduate',
        subject: cellOf(row, 'subject_derived'),
        count: numberOf(row, 'programmes_count'),
      }),
    ),
}
