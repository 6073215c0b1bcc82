import type { Fact } from '../facts/fact'
import { withAge } from '../facts/fact-age'
import type { VisaAndLiving } from '../facts/visa-rule'
import type { NationalityGroup } from '../eligibility/schema'
import type { CountryRules, FreeMovement, Living } from './country-rules'
import type { StudentRules } from './schema'

type About = {
  country: { code: string; name: string; currency: string }
  visa: VisaAndLiving | null
  /** The sum for living that a person checked, exact where that of the table is rounded to a month. */
  living: CheckedLiving | null
  priceLevel: CountryRules['priceLevel']
  starts: readonly number[]
  officialPage: CountryRules['officialPage']
}

type CheckedLiving = Pick<Living, 'min' | 'max' | 'currency' | 'period'> & {
  note: string | null
  /** The address of its source. */
  source: string
}

type Context = {
  students: StudentRules
  groups: readonly Pick<NationalityGroup, 'id' | 'members'>[]
  /** ISO day */
  today: string
}

/** The requirements of a country for students from abroad, as values with their sources. */
export function toCountryRules(
  { country, visa, living, priceLevel, starts, officialPage }: About,
  { students, groups, today }: Context,
): CountryRules {
  const { code } = country
  const membersOf = (places: readonly string[]) =>
    places.flatMap((place) =>
      place.startsWith('group:')
        ? (groups.find(({ id }) => id === place.slice('group:'.length))?.members ?? [])
        : [place],
    )
  const outside = students.outside.find(({ host }) => host === code)
  const isTo = ({ hosts }: StudentRules['visaFree'][number]) => membersOf(hosts).includes(code)
  const movementOf = ({ who, source, nationalities }: StudentRules['visaFree'][number]): FreeMovement => ({
    who,
    source,
    nationalities: [...new Set(membersOf(nationalities))].sort(),
  })
  return {
    ...country,
    ...ruledBy(visa, today),
    visaFree: students.visaFree.filter(isTo).map(movementOf),
    feesAs: students.feesAs.filter(isTo).map((rule) => ({ ...movementOf(rule), status: rule.status })),
    outside: outside ? { countries: outside.countries, isByPassport: outside.isByPassport } : null,
    living: livingOf(visa, living, today),
    priceLevel,
    starts,
    enrolmentRegister: students.enrolmentRegisters[code] ?? null,
    officialPage,
  }
}

/** A value of the table, with what all values of the row rest on. Unsure rows are general knowledge. */
function factsOf({ validFor, source, isUnsure }: VisaAndLiving, today: string) {
  const kind = isUnsure ? 'general' : 'law'
  return <Value>(value: Value, note: string | null = null): Fact<Value> =>
    withAge({ value, kind, year: validFor, source, note, isUnsure }, today)
}

const NOT_RULED = {
  visa: null,
  visaFee: null,
  visaCharges: [],
  funds: null,
  health: null,
  workDuringStudy: null,
  workAfter: null,
  processingWeeks: null,
} as const

function ruledBy(visa: VisaAndLiving | null, today: string) {
  if (!visa) return NOT_RULED
  const fact = factsOf(visa, today)
  const fundsOf = ({ note, ...shown }: NonNullable<VisaAndLiving['funds']>) => fact(shown, note)
  const { fee, feeNote, funds, healthInsurance, healthSum, workDuringStudy, workAfter } = visa
  const { healthPaidAhead, healthUntilAge } = visa
  const [min, max] = visa.processingWeeks ?? []
  return {
    visa: fact({ name: visa.visa, officialPage: visa.officialPage, changes: visa.changes }, visa.note),
    visaFee: fee || feeNote ? fact(visaFeeOf(visa)) : null,
    visaCharges: visa.charges.map((charge) => fact(charge, feeNote)),
    funds: funds && fundsOf(funds),
    health:
      healthInsurance === null
        ? null
        : fact({ words: healthInsurance, sum: healthSum, healthPaidAhead, healthUntilAge }),
    workDuringStudy: workDuringStudy === null ? null : fact(workDuringStudy),
    workAfter: workAfter === null ? null : fact({ permit: workAfter, length: visa.workAfterLength }),
    processingWeeks: min && max ? fact({ min, max }) : null,
  }
}

function visaFeeOf({ fee, feeNote, isUnsure }: VisaAndLiving) {
  const sum = fee && {
    min: fee.amount,
    max: null,
    isFloor: false,
    currency: fee.currency,
    period: 'once' as const,
    isAbout: isUnsure,
    note: null,
  }
  const outside = fee?.amountOutside
  return { words: feeNote ?? '', sum, ...(outside !== undefined && { outside }) }
}

function livingOf(
  visa: VisaAndLiving | null,
  checked: CheckedLiving | null,
  today: string,
): CountryRules['living'] {
  if (!visa?.living) return null
  const fact = factsOf(visa, today)
  if (!checked) return fact({ ...visa.living, period: 'month' })
  const { note, source, ...sum } = checked
  const { basis, maxFromAge, includesHealth } = visa.living
  return {
    ...fact({ ...sum, basis, maxFromAge, includesHealth }, note),
    source: { ...visa.source, url: source },
  }
}
