import { foldText } from './fold-text'
import { readNumbers } from './read-numbers'

export const PROOFS = [
  'on the page',
  'quote found, number not in it',
  'not on the page',
  'page says nothing',
] as const
export type Proof = (typeof PROOFS)[number]

/** The words of a quote that mean 0, in the languages of most fee pages. */
const FREE =
  /\b(free|no (tuition )?fees?|no tuition|without (tuition )?fees?|gebührenfrei|kostenlos|keine studiengebühren|gratuite?s?|gratis|sin coste|gratuito)\b/i

/** A passage that speaks to a program, not to the page's readers. */
const INSTRUCTION =
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instruction|prompt|rule|above|previous|prior)|\b(system prompt|language model|ai (assistant|model|agent|crawler)|as an ai|dear (ai|model|assistant)|(extract|report|return|output|answer|respond with|state)\b.{0,60}\b(json|field|instead|as the (value|fee|tuition|deadline)))/i
/** The beginnings of another kind of passage: a heading, a table, a list. */
const NEW_BLOCK = /^\s*(#|\||[*+-] |\d+\. )/

/**
 * The page without passages that give orders to a program. The order itself is often in the paragraph after such a
 * passage, so that paragraph goes too.
 */
function withoutOrders(page: string): string {
  const blocks = page.split(/\n\s*\n/)
  const isOrder = blocks.map((block) => INSTRUCTION.test(block.replace(/\s+/g, ' ')))
  return blocks
    .filter((block, at) => !isOrder[at] && !(isOrder[at - 1] && !NEW_BLOCK.test(block)))
    .join('\n\n')
}

/** The letters that a text has; words of other scripts count as well as Latin ones. */
const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]{2,}/gu) ?? []

/** Whether the folded page has the folded quote. The parts of a shortened quote must be on the page in their order. */
function hasQuote(page: string, quote: string): boolean {
  const parts = quote
    .split(/\s*(?:\.\.\.|\[\.\.\.\])\s*/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
  let from = 0
  for (const part of parts) {
    const found = page.indexOf(part, from)
    if (found < 0) return false
    from = found + part.length
  }
  return parts.length > 0
}

/** Whether the quote contains the model's value: each of its numbers, or, without numbers, one of its words. */
function isValueIn(quote: string, value: string): 'yes' | 'no number' | 'no word' {
  const numbers = readNumbers(value)
  const quoted = readNumbers(quote)
  const isFree = FREE.test(value) || numbers.every((number) => number === 0)
  if (isFree && FREE.test(quote)) return 'yes'
  if (numbers.length > 0) return numbers.every((number) => quoted.includes(number)) ? 'yes' : 'no number'
  const words = new Set(wordsOf(quote))
  const own = wordsOf(value)
  const said = own.filter((word) => words.has(word)).length
  return own.length > 0 && said >= Math.ceil(own.length / 2) ? 'yes' : 'no word'
}

/**
 * Looks for a model's quote in the text of the page that it names: word for word, then folded (case, accents, quotes,
 * dashes, blanks and Markdown), and then for the value within the quote. A model's answer counts only as "on the page".
 * A passage that gives orders to a program is not taken for something that the page says. The page is folded once for all its
 * quotes.
 */
export function proverOf(pageText: string): (quote: string | null, value: string | null) => Proof {
  let folded: string | null = null
  return (quote, value) => {
    if (!value?.trim()) return 'page says nothing'
    const wanted = quote?.trim() ?? ''
    if (wanted.length < 3) return 'not on the page'
    folded ??= foldText(withoutOrders(pageText))
    if (!hasQuote(folded, foldText(wanted))) return 'not on the page'
    const said = isValueIn(wanted, value)
    if (said === 'yes') return 'on the page'
    return said === 'no number' ? 'quote found, number not in it' : 'not on the page'
  }
}
