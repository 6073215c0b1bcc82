import { parseLevel, readLevel } from '../facts/chosen-level'
import type { Level } from '../facts/vocabulary'
import { EMPTY_PROFILE } from '../eligibility/profile'
import { readPerson } from '../eligibility/kept-person'
import { visitorsLevel } from './choices'

/**
 * The level at which a page opens: that of its address, else the one that the visitor chose on this site, else that of
 * their kept profile. Null where none of them says one.
 * @param query of the address, "?level=master"
 */
export function openingLevel(query: string): Level | null {
  const asked = parseLevel(new URLSearchParams(query).get('level'))
  return visitorsLevel(asked ?? readLevel(), readPerson() ?? EMPTY_PROFILE)
}
