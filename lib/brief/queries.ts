import 'server-only'
import { awardAt, type AwardAt } from '../cost/award-at'
import { pricedAwards } from '../cost/awards'
import { costOf, type CostTable } from '../cost/cost'
import { NOBODY } from '../cost/person'
import { EMPTY_PROFILE } from '../eligibility/profile'
import { namedSubject, namesProgramme, programmeId } from '../facts/programme-id'
import type { Level } from '../facts/vocabulary'
import { getMatcherFile } from '../matcher/queries'
import { currencyFor } from '../money/chosen-currency'
import { getExchangeRates } from '../money/queries'
import { oncePerProcess } from '../once-per-process'
import { getCountries, getWorldCountries } from '../places/queries'
import { getScholarship, getToday } from '../scholarships/queries'
import { isoDate } from '../text/iso-date'
import type { Scholarship } from '../scholarships/record/schema'
import { toWorth } from '../study/award-worth'
import { getChoice, getCountryRules } from '../study/queries'
import { getSubject } from '../subjects/queries'
import type { Subject } from '../subjects/subject'
import type { AddressPlace } from '../tasks/address'
import { getPlanTasks } from '../tasks/queries'
import { firstDayAt } from '../tasks/start'
import type { Task } from '../tasks/task'
import { getMove, getUniversity } from '../universities/queries'
import { passportOf, type ReadBriefAddress } from './brief-href'

export type BriefPlace = {
  /** As tasks name it: `university:eth-zurich`. */
  key: string
  /** The programme's title, or the university's name. */
  name: string
  university: string
  countryCode: string
  level: Level
  /** Null where none is named. */
  subject: Pick<Subject, 'slug' | 'name'> | null
  table: CostTable
  /** The chosen awards that can be used there at its level. */
  awards: readonly AwardAt[]
}

/** The facts of a brief, in no language. */
export type Brief = {
  address: ReadBriefAddress
  /** ISO 4217, in which sums are told first. */
  currency: string
  /** The ISO day on which it is made. */
  madeOn: string
  /** ISO days: that by which last days are judged, and that of the rates. */
  today: string
  ratesOf: string
  places: readonly BriefPlace[]
  awards: readonly Scholarship[]
  tasks: readonly Task[]
  /** Items of the address that the catalogue lacks, as the address names them. */
  unknown: readonly string[]
}

const getCurrencies = oncePerProcess('currencies of countries', () =>
  Object.fromEntries(getCountries().map(({ code, currency }) => [code, currency])),
)

/** The codes of passports and of currencies that a brief can be asked for. */
export const getBriefOptions = () => ({
  passports: getWorldCountries().map(({ code }) => code),
  currencies: Object.keys(getExchangeRates().rates),
})

const passportsOf = (passport: string | null) => passport?.split(',') ?? []

type Person = { passport: string | null; currency: string; today: string; tasks: readonly Task[] }

const idOf = ({ universityId, key }: Pick<AddressPlace, 'universityId' | 'key'>) =>
  key === null ? universityId : programmeId({ universityId, key })

function getPlace(
  { universityId, key, level }: AddressPlace,
  awards: readonly Scholarship[],
  { passport, currency, today, tasks }: Person,
): BriefPlace | null {
  const university = getUniversity(getMove(universityId)?.to ?? universityId)
  const choice = university && getChoice(university.id, level, key)
  const rules = choice && getCountryRules(choice.jurisdiction.code)
  const subject = getSubject(choice?.subject ?? '') ?? null
  if (!university || !choice || !rules || (namesProgramme(key) && !choice.programme)) return null
  if (namedSubject(key) !== null && subject === null) return null
  const rates = getExchangeRates()
  const [nationality = '', secondNationality = ''] = passportsOf(passport)
  const person = { ...NOBODY, nationalities: passportsOf(passport) }
  const given = { choice, rules, person, currency, rates }
  const profile = { ...EMPTY_PROFILE, nationality, secondNationality }
  const id = idOf({ universityId, key })
  const placeKey = `${key === null ? 'university' : 'programme'}:${id}`
  const when = { today, start: firstDayAt(placeKey, tasks) }
  const priced = pricedAwards(choice, awards.map(toWorth), profile, getMatcherFile(), when)
  return {
    key: placeKey,
    name: choice.programme?.title ?? university.name,
    university: university.name,
    countryCode: choice.countryCode,
    level,
    subject,
    table: costOf({ ...given, awards: [] }),
    awards: priced.map((award) => awardAt(given, award)),
  }
}

/** The address with the codes that nothing goes by among its unknown answers. */
function knownAnswers(asked: ReadBriefAddress): ReadBriefAddress {
  const { passports, currencies } = getBriefOptions()
  const codes = passportsOf(asked.passport)
  const known = codes.filter((code) => passports.includes(code))
  const { currency } = asked
  const isCurrency = currency === null || currencies.includes(currency)
  return {
    ...asked,
    passport: passportOf(...known),
    currency: isCurrency ? currency : null,
    unknownAnswers: [
      ...asked.unknownAnswers,
      ...codes.filter((code) => !known.includes(code)).map((text) => ({ name: 'passport' as const, text })),
      ...(isCurrency ? [] : [{ name: 'currency' as const, text: currency.toLowerCase() }]),
    ],
  }
}

/** The facts of a plan or a comparison for its readers at home; those of an unknown person where no passport was told. */
export function getBrief(read: ReadBriefAddress): Brief {
  const address = knownAnswers(read)
  const today = getToday()
  const { passport } = address
  const person = { residence: '', nationalities: passportsOf(passport) }
  const rates = getExchangeRates()
  const asked = currencyFor(address.currency, person, getCurrencies())
  const currency = asked in rates.rates ? asked : 'USD'
  const awards = address.awards.flatMap((id) => getScholarship(id) ?? [])
  const { tasks } = getPlanTasks(address, today, person.nationalities)
  const asPlaces = address.places.map((place) => ({
    place,
    found: getPlace(place, awards, { passport, currency, today, tasks }),
  }))
  return {
    address,
    currency,
    madeOn: isoDate(new Date()),
    today,
    ratesOf: rates.date,
    places: asPlaces.flatMap(({ found }) => found ?? []),
    awards,
    tasks,
    unknown: [
      ...asPlaces.flatMap(({ place, found }) => (found ? [] : idOf(place))),
      ...address.awards.filter((id) => !getScholarship(id)),
      ...address.unread,
    ],
  }
}
