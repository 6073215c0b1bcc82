import { keepLevel, readLevel } from '../facts/chosen-level'
import { LEVELS, type Level } from '../facts/vocabulary'
import { filtersOf } from '../list/filters'
import type { UniversityRow } from './row'

/** The visitor's level. It hides nothing: the figures of cards, filters and sorts follow it. */
export const LEVEL = filtersOf<UniversityRow>().choice({
  label: 'I want a',
  options: LEVELS,
  first: 'bachelor',
  kept: { read: readLevel, keep: keepLevel },
})

/** The level of a search of any list of universities. */
export const levelOf = (search: object) => (search as { level: Level }).level
