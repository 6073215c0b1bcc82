import type { Words } from './words'

const YEAR = /\d{4}(?:[/–-]\d{2,4})?/g
const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, at)),
)

/** "November 2026" at the end of a text, as an ISO month. */
function monthIn(text: string): string | null {
  const [, name = '', year = ''] = /(\p{L}+) (\d{4})$/u.exec(text) ?? []
  const at = MONTHS.indexOf(name)
  return at < 0 ? null : `${year}-${String(at + 1).padStart(2, '0')}`
}

/**
 * The year that a sum holds for, in the words of a language: sources tell it in English. A season or an intake is left
 * out, as no language has words of its own for those of every country. Empty where the text names no year.
 */
export function yearIn(text: string, { language, say, month, list, digits }: Words): string {
  if (language === 'en') return text
  const read = /\bread in \p{L}+ \d{4}$/u.test(text) ? monthIn(text) : null
  if (read) return say('year.read', { time: month(read) })
  const year = digits(list(text.match(YEAR) ?? []))
  if (year === '') return ''
  return /^(since|from)\b|\bon$/.test(text) ? say('year.from', { year }) : year
}
