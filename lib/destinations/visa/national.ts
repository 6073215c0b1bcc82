import type { VisaAndLiving } from '../../facts/visa-rule'
import { capital, formatDecimal } from '../../text/format'

export type VisaLine = { question: string; text: string }

const PERIODS = { month: ' a month', year: ' a year', total: ' in all' } as const

/** The answers to the questions of the visa article, as far as they are known. */
export function listVisaAnswers(visa: VisaAndLiving): VisaLine[] {
  return known([
    { question: 'Visa', text: visa.visa },
    { question: 'Funds to show', text: fundsInWords(visa) },
    { question: 'Fee', text: feeInWords(visa) },
    { question: 'Work during study', text: visa.workDuringStudy },
    { question: 'Work after', text: workAfterInWords(visa) },
  ])
}

/** The same in short: a sum alone where one is known. */
export function listVisaSums(visa: VisaAndLiving): VisaLine[] {
  const { fee, feeNote, funds } = visa
  return listVisaAnswers({
    ...visa,
    feeNote: fee ? null : feeNote,
    funds: funds && { ...funds, note: funds.amount === null || funds.areas ? funds.note : null },
  })
}

/** Further rules: insurance, the waiting time, changes and warnings. */
export function listVisaDetails(visa: VisaAndLiving): VisaLine[] {
  const wait = visa.processingWeeks && `${visa.processingWeeks.join(' to ')} weeks`
  return known([
    { question: 'Health insurance', text: visa.healthInsurance },
    { question: 'Usual wait', text: wait },
    { question: 'What changed', text: visa.changes },
    { question: 'Note', text: visa.note },
  ])
}

function known(lines: readonly { question: string; text: string | null }[]): VisaLine[] {
  return lines.flatMap(({ question, text }) => (text ? [{ question, text: capital(text) }] : []))
}

const sumInWords = (amount: number, currency: string, isUnsure: boolean) =>
  `${isUnsure ? 'about ' : ''}${currency} ${formatDecimal(amount, 2)}`

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('; ') || null

function fundsInWords({ funds, isUnsure }: VisaAndLiving): string | null {
  if (!funds) return null
  const { amount, currency, period, note } = funds
  const sum = amount === null || !currency ? null : sumInWords(amount, currency, isUnsure) + PERIODS[period]
  return joined(sum, note)
}

function feeInWords({ fee, feeNote, isUnsure }: VisaAndLiving): string | null {
  return joined(fee && sumInWords(fee.amount, fee.currency, isUnsure), feeNote)
}

function workAfterInWords({ workAfter, workAfterLength }: VisaAndLiving): string | null {
  return workAfter && workAfterLength ? `${workAfter}: ${workAfterLength}` : workAfter
}
