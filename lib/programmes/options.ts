/** The options of the list's filters. Addresses contain `value`, which never changes; the screen shows `label`. */

/** Languages in which the catalogue's programmes are taught. */
export const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'French' },
  { value: 'es', label: 'Spanish' },
  { value: 'de', label: 'German' },
  { value: 'tr', label: 'Turkish' },
  { value: 'ja', label: 'Japanese' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'ar', label: 'Arabic' },
  { value: 'ru', label: 'Russian' },
] as const

/** The length of a programme. `upTo`: months, of those that are no shorter. */
export const LENGTHS = [
  { value: '1', label: 'Up to 1 year', upTo: 12 },
  { value: '2', label: 'Over 1, up to 2 years', upTo: 24 },
  { value: '3', label: 'Over 2, up to 3 years', upTo: 36 },
  { value: '4', label: 'Over 3, up to 4 years', upTo: 48 },
  { value: 'longer', label: 'Over 4 years', upTo: Infinity },
] as const

/** Overall scores of IELTS Academic from which universities take students. */
export const SCORES = ['5.0', '5.5', '6.0', '6.5', '7.0', '7.5', '8.0', '8.5', '9.0'].map((score) => ({
  value: score,
  label: `IELTS ${score}`,
}))

/** Codes of ISO 639-1 by name, for languages that are no option. */
const FURTHER_LANGUAGES: Readonly<Record<string, string>> = {
  it: 'Italian',
  ko: 'Korean',
  pl: 'Polish',
  nl: 'Dutch',
  zh: 'Chinese',
}

/** The name of a language; its code in capitals where the table lacks it. */
export function teachingLanguageName(code: string): string {
  return LANGUAGES.find(({ value }) => value === code)?.label ?? FURTHER_LANGUAGES[code] ?? code.toUpperCase()
}
