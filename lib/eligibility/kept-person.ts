import { readEntry } from '../device/browser-storage'
import { PROFILE_KEY } from './kept-nationality'
import { isEmptyProfile, parseProfile, type Profile } from './profile'

/** The profile that this browser keeps; null where it keeps none, or an empty one. */
export function readPerson(): Profile | null {
  try {
    const stored = JSON.parse(readEntry(PROFILE_KEY) ?? 'null') as { state?: { profile?: unknown } } | null
    const profile = parseProfile(stored?.state?.profile)
    return isEmptyProfile(profile) ? null : profile
  } catch {
    return null
  }
}
