import { cellOf, numberOf, statementsOf, tableOf, withoutUnknown, type Dataset, type Reject } from './dataset'
import { itemsById, statementsFrom, sumSubjects } from './items'

const READ_ON = '2026-11-23'

/** Students by level, students from abroad and fields of departments in Taiwan, each of another year. */
export const tw: Dataset = {
  name: 'tw',
  files: ['tw-facts', 'tw-programs'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const facts = tableOf(tables, 'tw-facts')
    const students = statementsOf(facts, ids, rejects, (row) => {
      const count = numberOf(row, 'students_2022_23')
      return {
        students: count ? { count, definition: 'headcount' } : undefined,
        studentsByLevel: withoutUnknown({
          undergraduate: numberOf(row, 'undergraduates_2022_23'),
          master: numberOf(row, 'master_students_2022_23'),
          doctorate: numberOf(row, 'doctoral_students_2022_23'),
        }),
      }
    })
    // Rows that the catalogue lacks were rejected above.
    const fromAbroad = statementsOf(facts, ids, [], (row) => {
      const count = numberOf(row, 'international_degree_students_2018_19')
      const percent = numberOf(row, 'international_pct_of_day_students_2018_19')
      return { international: count === null ? undefined : { count, percent } }
    })
    const departments = itemsById(tableOf(tables, 'tw-programs'), ids, rejects, (row, reject) => {
      const subject = cellOf(row, 'subject')
      const count = numberOf(row, 'departments_2017_18')
      if (count && subject !== 'Other') return [{ subject, level: 'all' as const, count }]
      reject('departments of no named field')
      return []
    })
    return {
      register: {
        title: 'Students and departments of universities in Taiwan',
        editions: [
          {
            source: 'tw-students-2022-23',
            year: '2022/23',
            readOn: READ_ON,
            note: 'Students of evening and in-service courses are counted too.',
            universities: students,
          },
          {
            source: 'tw-students-2018-19',
            year: '2018/19',
            readOn: READ_ON,
            note: 'Degree students from abroad, Hong Kong, Macao and mainland China; the percentage is of day students.',
            universities: fromAbroad,
          },
          {
            source: 'tw-departments-2017-18',
            year: '2017/18',
            readOn: READ_ON,
            note: 'Departments of predecessors are added; the English names of the fields are ours.',
            counted: 'departments in 2017/18',
            universities: statementsFrom(departments, (subjects) => ({ subjects: sumSubjects(subjects) })),
          },
        ],
      },
      rejects,
    }
  },
}
