import type { Level } from '../facts/vocabulary'
import { levelWord } from '../facts/words'
import type { SubjectSummary } from '../programmes/subject-summary'
import { known, unknown, type Cell, type ComparedRow } from './rows'

/** The facts about the chosen subject at one university, in words by level. */
export type SubjectFacts = {
  /** Whether any source names the university’s subjects. */
  isTold: boolean
  levels: Partial<Record<Level, { offered: string; notes: string }>>
}

/** The subject in the address, with the facts about it at the universities in the address. */
export type ServedSubject = {
  slug: string
  name: string
  told: Readonly<Record<string, SubjectFacts>>
}

/** The summaries of a subject as a cell reads them. */
export function toSubjectFacts(isTold: boolean, levels: readonly SubjectSummary[]): SubjectFacts {
  const entries = levels.map(
    ({ level, offered, counted, fee, length, language }) =>
      [
        level,
        {
          offered: offered.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
          notes: [counted, fee, length, language && `in ${language}`].filter(Boolean).join(' · '),
        },
      ] as const,
  )
  return { isTold, levels: Object.fromEntries(entries) }
}

/**
 * The text of a cell about the subject at a level. It never says that a subject is not offered, because sources may
 * just not name it.
 * @param told undefined while it is loading; null where nothing can be known, or it could not be loaded
 */
function subjectCell(told: SubjectFacts | null | undefined, level: Level): Cell {
  if (told === undefined) return unknown('Loading…')
  if (told === null) return unknown('Not known')
  const at = told.levels[level]
  if (at) return known({ text: at.offered, note: at.notes || null, figure: null })
  if (!told.isTold) return unknown('No source names its subjects')
  const others = (Object.keys(told.levels) as Level[]).map(levelWord)
  if (others.length === 0) return unknown('Not named by a source')
  const cell = known({ text: 'Not named by a source', note: `named for: ${others.join(', ')}`, figure: null })
  return { ...cell, isKnown: false }
}

/** The row of the chosen subject, as the others of the comparison are. */
export function subjectRow(
  name: string,
  told: readonly (SubjectFacts | null | undefined)[],
  level: Level,
): ComparedRow {
  const cells = told.map((entry) => ({ ...subjectCell(entry, level), isBest: false }))
  return {
    key: 'subject',
    label: name,
    cells,
    isUnreported: false,
    differs: new Set(cells.map(({ full }) => full)).size > 1,
  }
}
