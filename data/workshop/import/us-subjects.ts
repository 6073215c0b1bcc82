import {
  cellOf,
  numberOf,
  rowsById,
  tableOf,
  type Dataset,
  type Reject,
  type StatementDraft,
  type Table,
} from './dataset'

/** The subjects that a profile can name at a level; the whole table belongs to the programmes. */
const MOST_SUBJECTS = 8

const LEVELS = ['bachelor', 'master'] as const

/** The fields of most graduates of a university of the United States, by level. */
export const usSubjects: Dataset = {
  name: 'us-subjects',
  files: ['us-programs'],
  read: (tables, ids) =>
    readMostSubjects(tableOf(tables, 'us-programs'), ids, {
      source: 'ipeds-completions-2023-24',
      year: '2023/24',
      readOn: '2026-11-23',
    }),
}

/** Those of one year, in a table with the columns of the first one that was read. */
export function readMostSubjects(
  table: Table,
  ids: ReadonlySet<string>,
  about: { source: string; year: string; readOn: string },
): ReturnType<Dataset['read']> {
  const rejects: Reject[] = []
  const universities: Record<string, StatementDraft> = {}
  for (const [id, own] of rowsById(table, ids, rejects)) {
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
          ...about,
          note: 'First and second majors are added. None awarded does not mean that the subject is not offered.',
          counted: `degrees awarded in ${about.year}`,
          countsPeople: true,
          universities,
        },
      ],
    },
    rejects,
  }
}
