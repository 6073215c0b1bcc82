import { withLatinDigits } from '../typed-number'
import { removeHidden } from '../../text/hidden-letters'
import { currencyNamed, isOrdinaryWord, type CurrencyName, foldWord, CURRENCY_NAMES } from '../currency-names'
import words from './terms.json'
import type { FeePeriod } from './fee'

/** What a word means beside a sum of money. */
type FeeTerm =
  | { kind: 'period'; period: FeePeriod }
  | { kind: 'per' | 'to' | 'between' | 'from' | 'ordinal' | 'number' | 'unit' | 'free' | 'levy' | 'filler' }
  | { kind: 'times'; factor: number }
  | { kind: 'stop'; reason: string }

const terms = new Map<string, FeeTerm>()

/** Adds words that are divided by commas, because some have spaces; a later meaning of a word replaces an earlier one. */
function add<Key extends string>(lists: Readonly<Record<Key, string>>, termOf: (key: Key) => FeeTerm) {
  for (const key in lists)
    for (const word of lists[key].split(',')) terms.set(foldWord(word.trim()), termOf(key))
}

add(words.period, (period) => ({ kind: 'period', period }))
add(words.plain, (kind) => ({ kind }))
add(words.times, (factor) => ({ kind: 'times', factor: Number(factor) }))
add(words.stop, (reason) => ({ kind: 'stop', reason }))

/** Scripts whose words stand side by side without a space. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The known words of scripts without spaces, the longest first. */
const UNSPACED_WORDS: readonly string[] = [...terms.keys(), ...CURRENCY_NAMES]
  .filter((word) => UNSPACED.test(word) && !word.includes(' '))
  .sort((a, b) => b.length - a.length)

/** What a folded word, or a phrase of up to four, means beside a sum; null where it is not known. */
const termOf = (phrase: string): FeeTerm | null => terms.get(phrase) ?? null

/** A whole word, sign or number of a text about a fee. `isGlued`: nothing stands between it and the token before. */
export type FeeToken = { text: string; isGlued: boolean } & (
  | { kind: 'sum'; printed: string }
  | { kind: 'years'; academicYear: string }
  | { kind: 'currency'; name: CurrencyName }
  | { kind: 'term'; term: FeeTerm }
  | { kind: 'word' | 'mark' | 'ordinal' }
)

const FOOTNOTES = /[\u00b2\u00b3\u00b9\u2070-\u209c\u2460-\u24ff†‡]/g
/** The text with Latin digits, one kind of quote, dash and space, and without footnotes and hidden letters. */
export const plainFeeText = (text: string): string =>
  withLatinDigits(
    removeHidden(text.replace(FOOTNOTES, ''))
      .replace(/[´`ʼʻ′’‘]/g, "'")
      .normalize('NFKC'),
  )
    .replace(/٬/g, ',')
    .replace(/٫/g, '.')
    .replace(/\s*[‐-―−]\s*/g, (dash) => dash.replace(/\S/, '-'))
    .replace(/[〜～]/g, '~')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const SUM = String.raw`[1-9]\d{0,2}(?: \d{3}(?!\d))+(?:[.,]\d{1,3}(?!\d))?|\d+(?:[.,']\d+)*`
const WORD = String.raw`\p{L}(?:\.\p{L}){1,3}(?![\p{L}\p{M}])|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*`
const TOKEN = new RegExp(
  [
    String.raw`(?<years>(?<![\d.,'])20\d\d ?[/-] ?(?:20)?\d\d(?![\d.,']\d|\d))`,
    String.raw`(?<date>(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d|20\d\d-\d\d-\d\d)(?!\d))`,
    String.raw`(?<ordinal>\d+(?:st|nd|rd|th|º|ª|ère|er|ème|e)(?![\p{L}]))`,
    String.raw`(?<sum>${SUM})(?:[.,] ?-{1,2}(?! ?\d)|\/-)?`,
    String.raw`(?<sign>(?:\p{Lu}\.?){1,4}[$£¥₩₵]|\$ ?(?:US|U|CA|CAN|CDN)(?!\p{L})|[Ss]\/(?=\.? ?\d)|B\/(?=\.? ?\d)|\p{Sc}|\/ ?an(?!\p{L}))`,
    `(?<unspaced>${UNSPACED_WORDS.map(escape).join('|')}|\\p{Script=Han})`,
    `(?<word>${WORD})`,
    String.raw`(?<mark>[^\s.:])`,
  ].join('|'),
  'gu',
)

/** "2026/27" of two years in a row; null of any two others, which may be sums. */
function yearsIn(text: string): string | null {
  const [, first = '', second = ''] = /^20(\d\d) ?[/-] ?(?:20)?(\d\d)$/.exec(text) ?? []
  return Number(second) === (Number(first) + 1) % 100 ? `20${first}/${second}` : null
}

type Piece = { text: string; kind: string; isGlued: boolean }

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = -1
  for (const { 0: whole, index, groups = {} } of text.matchAll(TOKEN)) {
    const [kind = 'mark', printed = whole] = Object.entries(groups).find(([, found]) => found) ?? []
    pieces.push({ kind, text: printed, isGlued: index === end })
    end = index + whole.length
  }
  return pieces
}

const MOST_WORDS = 4
const LAKH = 100_000
const isSmallCode = (word: string) => /^[a-z]{3}$/.test(word) && word !== 'won' && isOrdinaryWord(word)

/** The tokens of a plain text. A phrase of several words, such as "credit hour", is one token. */
export function tokensOf(plain: string): FeeToken[] {
  const pieces = piecesOf(plain)
  const tokens: FeeToken[] = []
  const isWord = (piece: Piece | undefined) =>
    piece !== undefined && ['word', 'sign', 'unspaced'].includes(piece.kind)
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at] as Piece
    const { text, kind, isGlued } = piece
    let size = 1
    if (kind === 'years') {
      const academicYear = yearsIn(text)
      if (academicYear) tokens.push({ kind: 'years', academicYear, text, isGlued })
      else
        for (const [place, printed] of text.split(/ ?([/-]) ?/).entries())
          tokens.push(
            place === 1
              ? { kind: 'mark', text: printed, isGlued: true }
              : { kind: 'sum', printed, text: printed, isGlued: false },
          )
    } else if (kind === 'sum') tokens.push({ kind: 'sum', printed: text, text, isGlued })
    else if (kind === 'date' || kind === 'ordinal') tokens.push({ kind: 'ordinal', text, isGlued })
    else if (isWord(piece)) {
      size = MOST_WORDS
      let named: FeeToken | null = null
      for (; size > 0 && !named; size--) {
        const run = pieces.slice(at, at + size)
        if (run.length < size || !run.every(isWord)) continue
        named = nameToken(
          run.map((each) => each.text.replace('/ ', '/')).join(' '),
          isGlued,
          tokens.at(-1)?.kind === 'sum',
        )
      }
      size = named ? size + 1 : 1
      tokens.push(named ?? { kind: 'word', text, isGlued })
    } else {
      const term = termOf(text)
      tokens.push(term ? { kind: 'term', term, text, isGlued } : { kind: 'mark', text, isGlued })
    }
    at += size
  }
  return tokens
}

/** "CAD$": a code before the sign. */
const withoutSign = (folded: string) => (/^[a-z]{3}[$£¥]$/.test(folded) ? folded.slice(0, -1) : folded)

/**
 * A phrase that is known. A multiplier is one only after a sum. An ordinary word, or a single letter, is no money in small
 * letters: "all", "try", "r".
 */
function nameToken(text: string, isGlued: boolean, isAfterSum: boolean): FeeToken | null {
  const folded = foldWord(text)
  const term = termOf(folded)
  if (isAfterSum && isGlued && text === 'L')
    return { kind: 'term', term: { kind: 'times', factor: LAKH }, text, isGlued }
  if (isAfterSum && term?.kind === 'times' && (isGlued || text === folded || folded.length > 1))
    return { kind: 'term', term, text, isGlued }
  const name = currencyNamed(folded) ?? currencyNamed(withoutSign(folded))
  const isWord = text === folded && (/^[a-z]$/.test(folded) || term !== null || isSmallCode(folded))
  if (name && !isWord) return { kind: 'currency', name, text, isGlued }
  return term && term.kind !== 'times' ? { kind: 'term', term, text, isGlued } : null
}
