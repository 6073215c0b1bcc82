import { normaliseText } from '../text/normalise-text'

/** A word, a number, a sign of a currency or a quotation in what was typed. */
export type Token = {
  /** Where it stands in the text; `end` is the position after it. */
  start: number
  end: number
  /** As typed, of a number with a dash before it; of a quotation, what stands between the quotes. */
  raw: string
  /** As words are compared: lower case, no accents. Of a number, its digits and decimal point. */
  word: string
  kind: 'word' | 'number' | 'sign' | 'quote'
}

const PIECES =
  /("[^"]*"?)|((?:[-–]\s*)?(?:\d{1,3}(?:[.,'’]\d{2,3})*[.,'’]\d{3}(?!\d)|\d{1,3}\s+000(?!\d)|\d{1,2}\s+\d{3}(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)))|([€£¥₹<≤%]|\p{L}{0,3}\$)|([\u3040-\u9fff\uac00-\ud7af]+|[\p{L}\p{M}][\p{L}\p{M}\p{N}.'’]*)/giu

/**
 * The number that its digits stand for: "10.000", "10 000" and "10,000" are ten thousand, "5,00,000" is
 * 500,000 as India groups digits, "6,5" is six and a half.
 */
function digits(typed: string): string {
  const raw = typed.replace(/^[-–]\s*/, '')
  const grouped = /^\d{1,3}([.,'’]|\s+)(\d{2,3}[.,'’])*\d{3}$/.test(raw)
  return grouped ? raw.replace(/\D/g, '') : raw.replace(',', '.')
}

/** What was typed, cut into words, numbers, signs and quotations. Anything between them separates. */
export function tokenise(text: string): Token[] {
  const straight = text.replace(/[“”„«»]/g, '"')
  const tokens = [...straight.matchAll(PIECES)].map((match): Token => {
    const [whole, quote, number, sign] = match
    const place = { start: match.index, end: match.index + whole.length }
    if (quote !== undefined) {
      const raw = quote.replace(/"/g, '').trim()
      return { ...place, raw, word: normaliseText(raw), kind: 'quote' }
    }
    if (number !== undefined) return { ...place, raw: whole, word: digits(number), kind: 'number' }
    if (sign !== undefined) return { ...place, raw: whole, word: sign.toLowerCase(), kind: 'sign' }
    return { ...place, raw: whole, word: normaliseText(whole), kind: 'word' }
  })
  return tokens.filter(({ word }) => word !== '')
}
