import { keepLevel, readLevel } from '../facts/chosen-level'
import { LEVELS, type Level } from '../facts/vocabulary'
import { filtersOf } from '../list/filters'
import type { UniversityRow } from './row'

/** The visitor's level. It hides nothing: the figures of cards, filters and sorts follow it. */
export const LEVEL = filtersOf<UniversityRow>().choice({
  label: 'I want a',
  options: LEVELS,
  kept: { read: readLevel, keep: keepLevel },
})

/** The level of a search of any list of universities or programmes: the first where its address names none. */
export const levelOf = (search: object): Level => (search as { level: Level | null }).level ?? LEVELS[0].value
