import type { SortOption } from '../list/table'
import { levelOf } from './level'
import {
  acceptanceOfRow,
  ieltsOfRow,
  nextDeadlineOfRow,
  totalOfRow,
  tuitionOfRow,
  type UniversityRow,
} from './row'
import { byCountry, byName, byRanking, ofFigure } from './sort'

/** The orders of the list of the world's universities; the first is that of an address that names none. */
export const SORTS = [
  {
    value: 'ranking',
    label: 'World Ranking',
    note: 'Best researched first, then by world ranking.',
    order: byRanking,
  },
  { value: 'name', label: 'University Name', order: byName },
  { value: 'country', label: 'Country', order: byCountry },
  {
    value: 'acceptance',
    label: 'Acceptance Rate',
    reads: 'level',
    ...ofFigure('acceptance rate', (row, _, search) => acceptanceOfRow(row, levelOf(search))),
  },
  {
    value: 'students',
    label: 'Student Population',
    ...ofFigure('number of students', (row) => row.students, -1),
  },
  {
    value: 'deadline',
    label: 'Next deadline',
    note: 'For students from abroad at the level you want, where the date is sure.',
    reads: 'level',
    readsDay: true,
    ...ofFigure('deadline', (row, today, search) => nextDeadlineOfRow(row, levelOf(search), today)),
  },
  {
    value: 'english',
    label: 'English asked',
    note: 'Lowest first, by the IELTS score that the university itself names for this level.',
    reads: 'level',
    ...ofFigure('score of English', (row, _, search) => ieltsOfRow(row, levelOf(search))),
  },
  {
    value: 'tuition',
    label: 'Tuition (International)',
    note: 'Lowest first, by prices of the universities themselves.',
    reads: 'level',
    ...ofFigure('tuition', (row, _, search) => tuitionOfRow(row, levelOf(search))),
  },
  {
    value: 'total',
    label: 'Total a year',
    note: 'Lowest first: what you pay by your passport, else what students from abroad pay, and living.',
    reads: 'level',
    ...ofFigure('total', (row, _, search) => totalOfRow(row, levelOf(search))),
  },
] as const satisfies readonly SortOption<UniversityRow>[]
