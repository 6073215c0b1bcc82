import { readEntry } from '../device/browser-storage'
import { keepAnswer, PROFILE_KEY, readAnswer, readAnswers } from '../device/profile-entry'

/** Answers about the degree that is looked for, and how sums are shown: none of them says who asks. */
const WISHES = new Set(['degreeLevel', 'fieldOfStudy', 'subject', 'currency', 'country', 'scholarshipType'])

/** Stands for no answer where the field is a number that may not be 0. */
const UNTOLD_NUMBERS = new Set(['gpa', 'budget'])

/** Whether this browser keeps answers that decide who may apply. `kept-person.ts` reads them, which few pages load. */
export const hasKeptPerson = (): boolean =>
  Object.entries(readAnswers()).some(
    ([field, answer]) =>
      !WISHES.has(field) && answer !== '' && answer !== null && !(answer === 0 && UNTOLD_NUMBERS.has(field)),
  )

const NATIONALITY = /"nationality":"([a-z]{2})"/

/** The nationality of the kept profile; null where the browser stores none. It reads no more of the profile. */
export const readNationality = (): string | null =>
  NATIONALITY.exec(readEntry(PROFILE_KEY) ?? '')?.[1] ?? null

/** Keeps the nationality that a visitor chose in the list of awards, where their profile names none. */
export function keepNationality(code: string) {
  if (readAnswer('nationality') === '') keepAnswer('nationality', code)
}

/**
 * A script that marks the document before its first paint where a nationality is kept, so that what is said of it later
 * has its place.
 */
export const NATIONALITY_SCRIPT = `try{if(${NATIONALITY}.test(localStorage.getItem('${PROFILE_KEY}')))document.documentElement.dataset.nationality=''}catch{}`
