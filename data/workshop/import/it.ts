import { numberOf, statementsOf, tableOf, type Dataset, type Reject } from './dataset'

/** Students of Italian universities. */
export const it: Dataset = {
  name: 'it',
  files: ['it-students'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const universities = statementsOf(tableOf(tables, 'it-students'), ids, rejects, (row) => {
      const count = numberOf(row, 'students')
      return { students: count ? { count, definition: 'headcount' } : undefined }
    })
    return {
      register: {
        title: 'Students of Italian universities',
        editions: [{ source: 'it-mur-2020-21', year: '2020/21', readOn: '2026-11-23', universities }],
      },
      rejects,
    }
  },
}
