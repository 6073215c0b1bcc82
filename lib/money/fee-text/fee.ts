export type FeeLevel = 'bachelor' | 'master' | 'doctorate'
export type FeePeriod = 'year' | 'semester' | 'term' | 'month' | 'programme' | 'credit'
export type FeePayer = 'domestic' | 'international'

/** A fee whose currency, sum and period are all printed. */
export type PrintedFee = {
  min: number
  /** Null where one sum is named. */
  max: number | null
  /** ISO 4217 */
  currency: string
  period: FeePeriod
  level: FeeLevel | null
  payer: FeePayer | null
  /** Whether the text says "from": others pay more. */
  isFrom: boolean
  /** "2026/27" or "2026" */
  academicYear: string | null
}
