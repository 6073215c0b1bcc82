import { cellOf, tableOf } from '../dataset'
import { programmesFile, READ_ON, type ProgrammesDataset } from './file'
import { subjectOfDepartment } from './japanese-subjects'

/** Departments that have no name: "common to all", "no departments". */
const NAMELESS = /^（.*）$/

/** "Second division", "evening": where a faculty teaches after work. */
const EVENING = /第二部|二部|夜間/

/** Departments of Japanese universities. */
export const jpPrograms: ProgrammesDataset = {
  name: 'jp-programs',
  files: ['jp-programs'],
  readProgrammes: (tables, ids) =>
    programmesFile(
      tableOf(tables, 'jp-programs'),
      ids,
      {
        title: 'Departments of Japanese universities',
        source: 'jp-mext-2022',
        year: '2022',
        readOn: READ_ON,
        note: 'Departments and graduate courses by their Japanese names; we derived the subjects from the names. The list does not say in which language they teach.',
        grain: 'course',
        scheme: 'jp',
      },
      (row, { reject }) => {
        const level = cellOf(row, 'level')
        if (level !== 'bachelor' && level !== 'graduate')
          return reject('neither a bachelor’s nor a graduate department')
        const faculty = cellOf(row, 'faculty_ja')
        const department = cellOf(row, 'department_ja')
        const isNameless = department === '' || NAMELESS.test(department)
        const field = cellOf(row, 'subject_derived')
        return {
          level,
          title: isNameless ? faculty : department,
          faculty: isNameless ? null : faculty,
          mode: EVENING.test(faculty) || EVENING.test(department) ? 'evening' : null,
          // "Other" is where the name fitted no subject.
          field: field === 'Other' ? null : field,
          subject: isNameless ? null : subjectOfDepartment(department),
        }
      },
    ),
}
