import { readEntry, writeEntry } from './browser-storage'

/** The entry of the browser's storage that holds the visitor's profile. */
export const PROFILE_KEY = 'meridian-profile'

type Answers = Readonly<Record<string, unknown>>

/** The stored answers, by field; null for a text that this version can't read. */
function answersIn(text: string | null | undefined): Answers | null {
  if (!text) return {}
  try {
    const { state, version } = JSON.parse(text) as { state: { profile: Answers }; version: unknown }
    return version === 1 ? { ...state.profile } : null
  } catch {
    return null
  }
}

/** Every answer of the kept profile as it is stored. Its vocabulary, which checks them, is on few pages. */
export const readAnswers = (): Answers => answersIn(readEntry(PROFILE_KEY)) ?? {}

/** One answer of the kept profile, as text; empty where there is none. */
export const readAnswer = (field: string): string => String(readAnswers()[field] ?? '')

/** Tells this page that its profile changed, as the browser tells the other tabs. */
export function announceProfile() {
  if (typeof window === 'undefined') return
  const newValue = readEntry(PROFILE_KEY) ?? null
  window.dispatchEvent(new StorageEvent('storage', { key: PROFILE_KEY, newValue }))
}

/** Keeps answers of the profile. A text that this version can't read stays as it is. */
export function keepAnswers(changed: Answers) {
  const answers = answersIn(readEntry(PROFILE_KEY))
  if (answers === null || Object.entries(changed).every(([field, answer]) => answers[field] === answer))
    return
  const profile = { ...answers, ...changed }
  writeEntry(PROFILE_KEY, JSON.stringify({ state: { profile }, version: 1 }))
  announceProfile()
}

/** Keeps one of them. */
export const keepAnswer = (field: string, answer: string) => keepAnswers({ [field]: answer })
