import { formatCount, formatList } from '../../../text/format'
import type { PrintedFee } from '../../../money/fee-text/fee'

const levelWords = (level: PrintedFee['level']) =>
  level && `for a ${level}’s`.replace('doctorate’s', 'doctorate')

const sumOf = ({ min, max }: Pick<PrintedFee, 'min' | 'max'>, write = String as (sum: number) => string) =>
  max === null ? write(min) : `${write(min)}–${write(max)}`

/** A fee for a year as one text that the import reads. */
function writeOne({ min, max, currency, academicYear, ...fee }: PrintedFee): string {
  if (min === 0) return academicYear ? `free ${academicYear}` : 'free'
  const note = [fee.isFrom && 'from', levelWords(fee.level)].filter(Boolean).join(', ')
  return [currency, sumOf({ min, max }), academicYear, note && `(${note})`].filter(Boolean).join(' ')
}

/**
 * The fees of one side as one text that the import reads: a record has one fee for each side, so fees of several levels
 * become a range whose note has each level's sum. `left` are those that are no part of it, because they are for another
 * period, year or currency than the first.
 */
export function writeYearlyFees(fees: readonly PrintedFee[]): { text: string | null; left: PrintedFee[] } {
  const first = fees.find(({ period }) => period === 'year')
  if (!first) return { text: null, left: [...fees] }
  const isAlike = (fee: PrintedFee) =>
    fee.period === 'year' && fee.currency === first.currency && fee.academicYear === first.academicYear
  const alike = fees.filter(isAlike)
  const left = fees.filter((fee) => !isAlike(fee))
  if (alike.length === 1) return { text: writeOne(first), left }
  const min = Math.min(...alike.map((fee) => fee.min))
  const most = Math.max(...alike.map((fee) => fee.max ?? fee.min))
  if (most === 0) return { text: writeOne(first), left }
  const max = most > min ? most : null
  const levels = alike.map((fee) =>
    `${fee.isFrom ? 'from ' : ''}${sumOf(fee, formatCount)} ${levelWords(fee.level) ?? ''}`.trim(),
  )
  const text = [first.currency, sumOf({ min, max }), first.academicYear, `(${formatList(levels)})`]
  return { text: text.filter(Boolean).join(' '), left }
}
