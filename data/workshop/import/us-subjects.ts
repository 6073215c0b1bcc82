import {
  cellOf,
  numberOf,
  rowsById,
  tableOf,
  type Dataset,
  type Reject,
  type StatementDraft,
} from './dataset'

/** The subjects that a profile can name at a level; the whole table belongs to the programmes. */
const MOST_SUBJECTS = 8

const LEVELS = ['bachelor', 'master'] as const

/** The fields of most graduates of a university of the United States, by level. */
export const usSubjects: Dataset = {
  name: 'us-subjects',
  files: ['us-programs'],
  read: (tables, ids) => {
    const rejects: Reject[] = []
    const rows = rowsById(tableOf(tables, 'us-programs'), ids, rejects)
    const universities: Record<string, StatementDraft> = {}
    for (const [id, own] of rows) {
      const subjects = LEVELS.flatMap((level) =>
        own
          .filter((row) => cellOf(row, 'level') === level)
          .map((row) => ({
            subject: cellOf(row, 'subject'),
            level,
            count: numberOf(row, 'graduates_2023_24') ?? 0,
          }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count || (a.subject < b.subject ? -1 : 1))
          .slice(0, MOST_SUBJECTS),
      )
      if (subjects.length > 0) universities[id] = { subjects }
    }
    return {
      register: {
        title: 'Degrees awarded in the United States, by subject',
        editions: [
          {
            source: 'ipeds-completions-2023-24',
            year: '2023/24',
            readOn: '2026-11-23',
            note: 'First and second majors are added. None awarded does not mean that the subject is not offered.',
            counted: 'degrees awarded in 2023/24',
            countsPeople: true,
            universities,
          },
        ],
      },
      rejects,
    }
  },
}
