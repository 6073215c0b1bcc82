import { keepLevel, readLevel } from '../facts/chosen-level'
import { LEVELS, type Level } from '../facts/vocabulary'
import type { SearchValues } from '../list/filter'
import { filtersOf } from '../list/filters'
import type { UniversityRow } from './row'

/** The visitor's level. It hides nothing: the figures of cards, filters and sorts follow it. */
export const LEVEL = filtersOf<UniversityRow>().choice({
  label: 'I want a',
  options: LEVELS,
  kept: { read: readLevel, keep: keepLevel },
})

/** Whether a search names its level, by a choice or in its text. @param asked the search without defaults */
export const isLevelNamed = ({
  asked,
  understood,
}: {
  asked: object
  understood?: { set: SearchValues }
}): boolean => Boolean((asked as { level?: Level | null }).level ?? understood?.set.level)

/** The level of a search of any list of universities or programmes: the first where its address names none. */
export const levelOf = (search: object): Level => (search as { level: Level | null }).level ?? LEVELS[0].value
