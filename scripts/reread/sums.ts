import { academicYearIn, onlyLevelIn, payerIn } from '../../lib/money/fee-text/terms-of-text'
import { proverOf } from '../../lib/scraper/shared/proof/prove-quote'
import { readNumbers } from '../../lib/scraper/shared/proof/read-numbers'

/** A sum of a rule or a programme, as its row has it. */
export type OwnSum = {
  sum: number
  /** ISO 4217 */
  currency: string
  /** The level and the payers that it is for; null where it is for all. */
  level: string | null
  status: string | null
}

type StatedSum = { sum: number; year: string | null; words: string }

const MONEY =
  /tuition|fee|cost|charge|price|fund|living|maintenance|amount|insurance|deposit|gebühr|frais|tasa|tassa|opłat/i
/** The lines above one that may be its heading. */
const HEADINGS = 4
/** A sum beyond these is no newer one of the same thing. */
const LEAST_CHANGE = 2 / 3
const MOST_CHANGE = 3 / 2

const marksOf = (currency: string) => {
  const [symbol = currency] = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(1)
    .flatMap(({ type, value }) => (type === 'currency' ? [value] : []))
  return [...new Set([currency, symbol])]
}

/**
 * The sums of a page that may have taken the place of one of ours: in its currency, of like size, in a line about money that
 * is for its payers and its level, and found there by the proof of the scraper. Each with the year of its line, or of the
 * headings above it.
 */
export function newerSums(text: string, own: OwnSum): StatedSum[] {
  const prove = proverOf(text)
  const marks = marksOf(own.currency)
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const above = lines.slice(Math.max(0, at - HEADINGS), at)
    const isAboutMoney = MONEY.test(line) || above.some((each) => MONEY.test(each))
    if (!isAboutMoney || !marks.some((mark) => line.includes(mark)) || isForOthers(line, own)) return []
    const year =
      academicYearIn(line) ??
      above
        .toReversed()
        .map(academicYearIn)
        .find((each) => each !== null) ??
      null
    return readNumbers(line).flatMap((sum) => {
      const isLike = sum >= own.sum * LEAST_CHANGE && sum <= own.sum * MOST_CHANGE
      const words = line.length > 300 ? `${line.slice(0, 299)}…` : line
      return isLike && prove(line, String(sum)) === 'on the page' ? [{ sum, year, words }] : []
    })
  })
}

function isForOthers(line: string, { currency, level, status }: OwnSum): boolean {
  const [named, payer] = [onlyLevelIn(line), payerIn(line, currency)]
  const isOther =
    payer !== null &&
    status !== null &&
    status !== 'all' &&
    (payer === 'domestic') !== (status !== 'international')
  return isOther || (named !== null && level !== null && level !== 'all' && named !== level)
}
