import { proverOf } from '../../lib/scraper/shared/proof/prove-quote'
import { dayNumber } from '../../lib/scraper/shared/proof/read-terms'
import { monthName } from '../../lib/text/format'

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const DATE = new RegExp(
  `\\b20\\d\\d-\\d\\d-\\d\\d\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?${MONTH}\\b\\.?(?:,?\\s+20\\d\\d\\b)?|\\b${MONTH}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?:,?\\s+20\\d\\d\\b)?`,
  'g',
)
const CLOSES =
  /deadline|clos(?:es?|ed|ing)\b|due\b|no later than|last da(?:y|te)|apply (?:by|before|until)|(?:submit\w*|accepted|received|applications?)\b.{0,60}\b(?:by|before|until)\b/i
const OPENS = /\bopen(?:s|ed|ing)?\b|\bstart(?:s|ing)?\b|\bbegin(?:s|ning)?\b|\bfrom\b/i
/** Other days of an award that come with the same words. */
const OTHER =
  /result|notif|interview|announce|shortlist|arriv|enrol|reference|referee|nominat|published|updated/i

/** The words between the first and the last day of a span. */
const SPAN = /^\s*(?:[–—-]|to|until|till)\s*$/i
const APPLYING = /appl|submi|deadline|call\b/i

type ClosingDate = { month: number; day: number; year: number | null; words: string }

type Day = Pick<ClosingDate, 'month' | 'day' | 'year'>

/** `isSecond`: another date stands before it in the line. */
type DatedWords = { date: string; before: string; after: string; isSecond: boolean }

/** The words around each date of a line, up to the dates beside it. */
function datesOf(line: string): DatedWords[] {
  const found = [...line.matchAll(DATE)]
  return found.map((match, at) => {
    const previous = found[at - 1]
    const end = match.index + match[0].length
    return {
      date: match[0],
      before: line.slice(previous ? previous.index + previous[0].length : 0, match.index),
      after: line.slice(end, found[at + 1]?.index ?? line.length),
      isSecond: previous !== undefined,
    }
  })
}

function isClosing({ before, after, isSecond }: DatedWords, sentence: string, heading: string): boolean {
  if (isSecond && SPAN.test(before)) return APPLYING.test(sentence) || APPLYING.test(heading)
  if (OTHER.test(before)) return false
  if (CLOSES.test(before)) {
    const opensAt = before.search(OPENS)
    return opensAt < 0 || before.slice(opensAt).search(CLOSES) > 0
  }
  if (OPENS.test(before)) return false
  const isAlone = before.replace(/[^\p{L}]/gu, '').length < 4
  return isAlone && !OTHER.test(after) && (CLOSES.test(after) || CLOSES.test(heading))
}

/**
 * The last days to apply that a page names, each with its words, once each. A date counts only where the words beside it, or
 * the line before it, say that something closes, and where the proof of the scraper finds both on the page.
 */
export function closingDates(text: string): ClosingDate[] {
  const prove = proverOf(text)
  const dates = new Map<string, ClosingDate>()
  const lines = text.split('\n')
  for (const [at, line] of lines.entries()) {
    for (const sentence of line.split(/(?<=[a-z)]{2}[.;!?])\s+(?=\p{Lu})/u)) {
      for (const dated of datesOf(sentence)) {
        const { date, before, after } = dated
        const number = dayNumber(date)
        if (number === null || !isClosing(dated, sentence, lines[at - 1] ?? '')) continue
        const [month, day] = [Math.floor(number / 100), number % 100]
        const year = /20\d\d/.exec(date)?.[0] ?? null
        const words =
          sentence.length > 300 ? `${before.slice(-140)}${date}${after.slice(0, 140)}`.trim() : sentence
        const value = `${day} ${monthName(month)}`
        const proof = prove(words, /^20/.test(date) ? date : value)
        if (proof === 'on the page')
          dates.set(`${month}-${day}-${year}`, { month, day, year: year ? Number(year) : null, words })
      }
    }
  }
  return [...dates.values()]
}

const isSameDay = (ours: Day, theirs: Day) =>
  ours.month === theirs.month &&
  ours.day === theirs.day &&
  (ours.year === null || theirs.year === null || ours.year === theirs.year)

/**
 * What the pages say of our last days to apply. Changed: just one of ours is not there any more, and the pages name just one
 * day that we don't have. Unclear: anything else that does not fit, of which a program can't tell what replaces what.
 */
export function compareDates<Ours extends Day>(
  ours: readonly Ours[],
  theirs: readonly ClosingDate[],
): { state: 'same' } | { state: 'unclear' } | { state: 'changed'; ours: Ours; theirs: ClosingDate } {
  const gone = ours.filter((own) => !theirs.some((date) => isSameDay(own, date)))
  const [own] = gone
  if (!own) return { state: 'same' }
  const isEarlier = (date: Day) => own.year !== null && date.year !== null && date.year < own.year
  const fresh = theirs.filter((date) => !isEarlier(date) && !ours.some((each) => isSameDay(each, date)))
  const days = new Map(fresh.map((date) => [`${date.month}-${date.day}`, date]))
  const [date] = fresh.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
  if (gone.length > 1 || days.size !== 1 || !date) return { state: 'unclear' }
  // A date without a year does not say that it is the date of the next round.
  if (own.year !== null && date.year === null) return { state: 'unclear' }
  return { state: 'changed', ours: own, theirs: date }
}
