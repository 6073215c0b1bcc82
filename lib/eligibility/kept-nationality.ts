import { readEntry, writeEntry } from '../device/browser-storage'

/** The entry of the browser's storage that holds the visitor's profile. */
export const PROFILE_KEY = 'meridian-profile'

/** The entry that holds the nationality last chosen in the list of awards: an ISO 3166-1 code in lower case. */
export const CHOSEN_KEY = 'meridian-nationality'

/** Whether this browser keeps a profile. Reading one needs its vocabulary (`kept-person.ts`), which few pages load. */
export const hasKeptPerson = (): boolean => Boolean(readEntry(PROFILE_KEY))

const NATIONALITY = /"nationality":"([a-z]{2})"/
const CODE = /^[a-z]{2}$/

/**
 * The nationality of the stored profile, or the one last chosen in the list of awards; null where the browser stores
 * neither. It reads no more of the profile.
 */
export function readNationality(): string | null {
  const told = NATIONALITY.exec(readEntry(PROFILE_KEY) ?? '')?.[1]
  const chosen = readEntry(CHOSEN_KEY) ?? ''
  return told ?? (CODE.test(chosen) ? chosen : null)
}

/** Keeps the nationality that a visitor chose in the list of awards. */
export function keepNationality(code: string) {
  writeEntry(CHOSEN_KEY, code)
}

/**
 * A script that marks the document before its first paint where a nationality is kept, so that what is said of it later
 * has its place.
 */
export const NATIONALITY_SCRIPT = `try{var s=localStorage;if(${NATIONALITY}.test(s.getItem('${PROFILE_KEY}'))||${CODE}.test(s.getItem('${CHOSEN_KEY}')))document.documentElement.dataset.nationality=''}catch{}`
