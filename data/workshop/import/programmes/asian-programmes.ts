import { cellOf, numberOf, tableOf } from '../dataset'
import { ownSubjects, programmesFile, READ_LATER_ON, type ProgrammesDataset } from './file'

/** Bachelor's programmes in Hong Kong by their English titles. */
export const hkProgrammes: ProgrammesDataset = {
  name: 'hk-programmes',
  files: ['hk-jupas-programmes'],
  readProgrammes: (tables, ids) =>
    programmesFile(
      tableOf(tables, 'hk-jupas-programmes'),
      ids,
      {
        title: 'Bachelor’s programmes in Hong Kong listed by JUPAS',
        source: 'hk-jupas-2025',
        year: '2025',
        readOn: READ_LATER_ON,
        note: 'For entry in 2025. JUPAS is the way of applicants from Hong Kong: students from abroad apply to the university, with other dates.',
        grain: 'course',
        subjectFrom: 'titleEn',
      },
      (row, { reject }) => {
        const titleEn = cellOf(row, 'programme').replaceAll("'", '’')
        if (titleEn.startsWith('Higher Diploma')) return reject('a diploma, below a bachelor’s degree')
        return { code: cellOf(row, 'jupas_code'), level: 'bachelor', titleEn, ...ownSubjects(row) }
      },
    ),
}

/** Programmes of Indian institutes of technology and other state-funded institutes. Ranks and seats are not taken. */
export const inProgrammes: ProgrammesDataset = {
  name: 'in-programmes',
  files: ['in-josaa-programmes'],
  readProgrammes: (tables, ids) =>
    programmesFile(
      tableOf(tables, 'in-josaa-programmes'),
      ids,
      {
        title: 'First degrees at Indian institutes of technology, listed by JoSAA',
        source: 'in-josaa-2024',
        year: '2024',
        readOn: READ_LATER_ON,
        note: 'JoSAA admits residents of India through the test JEE. Students from abroad have other ways in.',
        grain: 'course',
        subjectFrom: 'titleEn',
      },
      (row, { reject }) => {
        const level = cellOf(row, 'level')
        const isDual = level === 'bachelor-and-master'
        if (level !== 'bachelor' && !isDual) return reject(`an unknown level: ${level}`)
        const years = numberOf(row, 'length_years')
        const award = cellOf(row, 'award')
        return {
          level: isDual ? 'undergraduate' : 'bachelor',
          award: isDual ? `${award}, entered from school` : award,
          titleEn: cellOf(row, 'programme'),
          ...ownSubjects(row),
          months: years ? years * 12 : null,
        }
      },
    ),
}

/** Subjects in which Korean universities have departments: the register's names are not the universities' own. */
export const krDepartments: ProgrammesDataset = {
  name: 'kr-departments',
  files: ['kr-departments'],
  readProgrammes: (tables, ids) =>
    programmesFile(
      tableOf(tables, 'kr-departments'),
      ids,
      {
        title: 'Departments of Korean universities, by subject',
        source: 'kr-kcue-2026',
        year: 'March 2026',
        readOn: READ_LATER_ON,
        note: 'Departments with a bachelor’s degree of four years; those of five and six years, such as medicine, are mostly missing. The register does not name the language of teaching. The subjects are ours.',
        grain: 'subject',
        counted: 'departments in March 2026',
      },
      (row) => ({ level: 'bachelor', ...ownSubjects(row), count: 1 }),
    ),
}
