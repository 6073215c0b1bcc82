import { readAnswers } from '../device/profile-entry'
import { hasKeptPerson } from './kept-nationality'
import { parseProfile, type Profile } from './profile'

/** The profile that this browser keeps; null where it keeps none, or one that says nothing of who asks. */
export const readPerson = (): Profile | null => (hasKeptPerson() ? parseProfile(readAnswers()) : null)
