import { getTitleWords } from '@/lib/subjects/queries'
import { subjectsInTitle } from '@/lib/subjects/of-title'
import { cellOf, tableOf } from '../dataset'
import { programmesFile, READ_ON, type ProgrammesDataset } from './file'

/** Subjects of bachelor's programmes in Kenya. The subjects come from the titles, which are not kept. */
export const kePrograms: ProgrammesDataset = {
  name: 'ke-programs',
  files: ['ke-programs'],
  readProgrammes: (tables, ids) =>
    programmesFile(
      tableOf(tables, 'ke-programs'),
      ids,
      {
        title: 'Subjects of bachelor’s programmes in Kenya',
        source: 'ke-kuccps-2025',
        year: '2025',
        readOn: READ_ON,
        note: 'We put the programmes into subjects by their titles.',
        grain: 'subject',
        counted: 'bachelor’s programmes in 2025',
      },
      (row, { reject }) => {
        const [found] = subjectsInTitle(cellOf(row, 'programme'), getTitleWords())
        return found
          ? { level: 'bachelor', subject: found.slug, count: 1 }
          : reject('the title names no subject')
      },
    ),
}
