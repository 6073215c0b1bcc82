import type { FeeLevel, FeePayer } from '../money/fee-text/fee'
import { readFeeText } from '../money/fee-text/fee-reader'
import { payersIn, withoutPayers } from '../money/fee-text/terms-of-text'
import { withNote, type Read } from './read-figure'
import type { AddedRecord } from './schema'

type Fee = NonNullable<AddedRecord['tuitionFees']['domestic']>

/** What a row, or the visitor for all rows, says of a fee beside its text. */
export type FeeCell = {
  /** The side that the column is for. */
  payer: FeePayer
  /** The currency of the row's country; null where it is not known. */
  local: string | null
  /** The currency of sums that name none, as the visitor chose it for all rows; null where none was chosen. */
  currency: string | null
  /** The level that the visitor said all fees are for; null where it was not said. */
  level: FeeLevel | null
}

const HELP = 'Write a currency and a yearly sum, such as EUR 2,500 or EUR 2,500–3,000.'
const LEVEL_NOTES = { bachelor: 'for a bachelor’s', master: 'for a master’s', doctorate: 'for a doctorate' }
const SIDES = { domestic: 'from home', international: 'from abroad' } as const

/** Whether a note does nothing but name a period or a side: "(per semester)", "(non-EU students)". */
const isPlain = (note: string) => withoutPayers(note).split(/\s+/).filter(Boolean).length <= 2

/** A yearly sum or range with its currency, academic year and note, or the word "free". */
export function readFee(given: string, { payer, local, currency, level }: FeeCell): Read<Fee> {
  const text = given.trim()
  const [head, note] = withNote(text)
  const isInText = note !== null && !/\d/.test(note) && isPlain(note)
  const read = readFeeText(isInText ? text : head, { local, currency, payer, period: 'year' })
  if (!('fee' in read)) return { reason: `“${text}” can’t be read as a fee. ${read.reason} ${HELP}` }
  const { fee } = read
  if (fee.period !== 'year') return { reason: `“${text}” is not for a year. ${HELP}` }
  const [side, ...others] = payersIn(isInText ? text : head, local)
  if (side && side !== payer && others.length === 0)
    return { reason: `“${text}” is what students ${SIDES[side]} pay.` }
  const notes = [
    fee.isFrom && 'from',
    isInText && payersIn(note, local).length > 0 ? note : !isInText && note,
    level && LEVEL_NOTES[level],
  ]
  return {
    value: {
      min: fee.min,
      max: fee.max,
      currency: fee.currency,
      period: 'year',
      academicYear: fee.academicYear,
      note: notes.filter(Boolean).join(', ') || null,
    },
  }
}

/** Writes a fee as a text that `readFee` reads as the same fee. */
export function writeFee({ min, max, currency, academicYear, note }: Fee): string {
  const sum = max === null ? String(min) : `${min}–${max}`
  return [currency, sum, academicYear, note && `(${note})`].filter(Boolean).join(' ')
}
