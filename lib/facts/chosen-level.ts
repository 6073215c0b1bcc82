import { keepAnswer, readAnswer } from '../device/profile-entry'
import { DEGREE_OF_LEVEL, LEVELS, type Level } from './vocabulary'

/** The level that the query of an address names. Of several the last counts, as where the server makes a profile of it. */
export function levelInQuery(query: string): Level | null {
  const named = new URLSearchParams(query).getAll('level').at(-1)
  return LEVELS.find(({ value }) => value === named)?.value ?? null
}

/** The level of the profile that this browser keeps; null where it names none, or nothing is stored. */
export function readLevel(): Level | null {
  const degree = readAnswer('degreeLevel')
  return LEVELS.find(({ value }) => DEGREE_OF_LEVEL[value] === degree)?.value ?? null
}

/** Keeps the visitor's level in their profile. */
export const keepLevel = (level: Level) => keepAnswer('degreeLevel', DEGREE_OF_LEVEL[level])

/**
 * The level at which a page opens: that of its address, else that of the kept profile. Null where neither names one.
 * @param query of the address, "?level=master"
 */
export const openingLevel = (query: string): Level | null => levelInQuery(query) ?? readLevel()
