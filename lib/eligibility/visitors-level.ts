import { readEntry } from '../device/browser-storage'
import { levelInQuery, readLevel } from '../facts/chosen-level'
import type { Level } from '../facts/vocabulary'
import { PROFILE_KEY } from './kept-nationality'
import type { Profile } from './profile'

/** The level of each degree that a profile can name. */
const LEVEL_OF_DEGREE: Record<Profile['degreeLevel'], Level | null> = {
  '': null,
  bachelors: 'bachelor',
  masters: 'master',
  phd: 'doctorate',
}

/** The level that a visitor chose on this site, else that of their profile; null where neither says one. */
export const visitorsLevel = (
  chosen: Level | null,
  { degreeLevel }: Pick<Profile, 'degreeLevel'>,
): Level | null => chosen ?? LEVEL_OF_DEGREE[degreeLevel]

const DEGREE_LEVEL = /"degreeLevel":"(bachelors|masters|phd)"/

/** The degree of the stored profile, of which it reads no more: its vocabulary is on few pages. */
const readDegreeLevel = () =>
  (DEGREE_LEVEL.exec(readEntry(PROFILE_KEY) ?? '')?.[1] ?? '') as Profile['degreeLevel']

/**
 * The level at which a page opens: that of its address, else the one that the visitor chose on this site, else that of
 * their kept profile. Null where none of them says one.
 * @param query of the address, "?level=master"
 */
export function openingLevel(query: string): Level | null {
  return visitorsLevel(levelInQuery(query) ?? readLevel(), { degreeLevel: readDegreeLevel() })
}
