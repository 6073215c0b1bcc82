import type { Citation, Fact } from '../facts/fact'
import type { StudentRules } from './schema'
import type { StatedSum } from '../facts/rules'
import type { VisaAndLiving } from '../facts/visa-rule'

/** The basis of a rule about money, work or stay. The value is in words where the office names no sum. */
type InWords = { words: string; sum: StatedSum | null }

/** The money that a student has to show before the visa or permit is given. */
export type Funds = Omit<NonNullable<VisaAndLiving['funds']>, 'note'>

/** A sum for living that an office names: the floor for a permit, below what a capital costs. */
export type Living = NonNullable<VisaAndLiving['living']> & { period: 'month' | 'year' }

/** Nationalities that need neither visa nor proof of funds, or pay as those at home do. */
export type FreeMovement = {
  /** ISO codes in lower case, the country's own among them. */
  nationalities: readonly string[]
  /** "Citizens of the EU, the EEA and Switzerland". */
  who: string
  source: Citation
}

/** Whom a country's ways to apply for people outside are for. */
export type Outside = Pick<StudentRules['outside'][number], 'countries' | 'isByPassport'>

/** The requirements of a country for students from abroad. Null and empty mean unknown. */
export type CountryRules = {
  /** ISO 3166-1 alpha-2 in lower case. */
  code: string
  name: string
  /** ISO 4217 */
  currency: string
  visa: Fact<{ name: string; officialPage: string; changes: string | null }> | null
  /** `outside`: the fee of those for whom the ways to apply from outside are, where it is another one. */
  visaFee: Fact<InWords & { outside?: number }> | null
  /** Charges beside the visa fee: a permit, biometrics, a registration. Empty: none are known. */
  visaCharges: readonly Fact<VisaAndLiving['charges'][number]>[]
  funds: Fact<Funds> | null
  health: Fact<InWords & Pick<VisaAndLiving, 'healthPaidAhead' | 'healthUntilAge'>> | null
  workDuringStudy: Fact<string> | null
  workAfter: Fact<{ permit: string; length: string | null }> | null
  /** Ordinary weeks from the application to the visa, no promise. */
  processingWeeks: Fact<{ min: number; max: number }> | null
  /** The people who need no visa and show no money. */
  visaFree: readonly FreeMovement[]
  /** The nationals who pay the fee of EU and EEA students (`eu-eea`) or of students at home (`home`). */
  feesAs: readonly (FreeMovement & { status: 'home' | 'eu-eea' })[]
  /** Who applies from outside; null: those who live neither there nor in a place whose citizens may move there freely. */
  outside: Outside | null
  living: Fact<Living> | null
  /** Price level, the United States = 100. */
  priceLevel: Fact<number> | null
  /** Months in which teaching usually begins; empty where it is not known. */
  starts: readonly number[]
  /** The official list of those who may enrol students from abroad; null where we know none. */
  enrolmentRegister: Citation | null
  /** The country's own page for international students. */
  officialPage: Citation | null
}
