import { monthName } from '../text/format'
import type { OwnWords } from '../search-words/vocabulary'
import words from './award-words.json'

type OwnPhrase = OwnWords['phrases'][number]

/** Months whose names are ordinary words as well, so that they mean the month only beside another word. */
const ORDINARY_MONTHS = ['march', 'may']

/** Short forms after "deadline". */
const shortOf = (month: string) => (month === 'september' ? ['sep', 'sept'] : [month.slice(0, 3)])

/** The words for a month as a deadline. A year of study begins in such a month, which says nothing of one, so it is text. */
function monthWords(_: unknown, at: number): OwnPhrase {
  const name = monthName(at + 1)
  const month = name.toLowerCase()
  const forms = [month, ...(month.length > 3 ? shortOf(month) : [])]
  // The star is the month.
  const due = forms.flatMap((form) => words.due.split(',').map((phrase) => phrase.replace('*', form)))
  return {
    words: [...due, ...(ORDINARY_MONTHS.includes(month) ? [] : [month])].join(),
    label: `Deadline: ${name}`,
    meaning: { kind: 'month', value: String(at + 1) },
  }
}

const YEARS = [2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]

/** Phrases with their plurals. The plural of "scholarship" is a phrase by itself, so that it is never corrected. */
const withPlurals = (phrase: OwnPhrase): OwnPhrase => ({
  ...phrase,
  words: phrase.words
    .split(',')
    .flatMap((text) => (text.endsWith('scholarship') ? [text, `${text}s`] : [text]))
    .join(),
})

/** The words that people type for an award beyond countries, levels and subjects. */
export const AWARD_PHRASES: readonly OwnPhrase[] = [
  // A file of JSON has no types for its values.
  ...(words.phrases as readonly OwnPhrase[]).map(withPlurals),
  ...Array.from({ length: 12 }, monthWords),
  ...YEARS.map((year): OwnPhrase => ({
    words: `${year},in ${year},for ${year},${year} ${year + 1},${year} ${String(year + 1).slice(2)}`,
    label: `Year ${year}`,
    meaning: { kind: 'year', value: String(year) },
  })),
]
