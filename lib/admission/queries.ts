import 'server-only'
import { enrolsInternational, getCountryRules } from '../study/queries'
import { getVisa } from '../destinations/visa/queries'
import { getEntryRules, getTerritories } from '../facts/queries'
import { LEVELS, type Level } from '../facts/vocabulary'
import { getExchangeRates } from '../money/queries'
import { getCountries } from '../places/queries'
import { getNotices } from '../scholarships/queries'
import { deadlinesAt } from '../universities/answers/deadline'
import { getUniversities } from '../universities/queries'
import { toAdmissionFile, type AdmissionFile } from './admission-file'
import type { PlaceRules, YearlyDeadline } from './place'
import { yearlyDeadlines } from './place-of-choice'
import { toPlaceRules } from './rules-of'

/** The requirements of a country for students from abroad; null for a country that the catalogue lacks. */
export function getPlaceRules(code: string): PlaceRules | null {
  const rules = getCountryRules(code)
  if (!rules) return null
  return toPlaceRules({
    rules,
    entry: getEntryRules(code),
    notice: getNotices([code])[0] ?? null,
    isChecked: getVisa(code) !== null,
    rates: getExchangeRates().rates,
  })
}

/**
 * The data with which browsers decide which listed programmes and universities can take their visitor.
 */
export function getAdmissionFile(): AdmissionFile {
  const universities = getUniversities().map((university) => ({
    id: university.id,
    countryCode: university.countryCode,
    territory: university.facts.territory?.code ?? null,
    enrols: enrolsInternational(university) !== null,
    // The table of levels has every level.
    deadlines: Object.fromEntries(
      LEVELS.map(({ value }) => [value, yearlyDeadlines(deadlinesAt(university, value))]),
    ) as Record<Level, YearlyDeadline[]>,
  }))
  const codes = new Set(getUniversities().map(({ countryCode }) => countryCode))
  const rules = [...getCountries().filter(({ code }) => codes.has(code)), ...getTerritories()].flatMap(
    ({ code }) => {
      const found = getPlaceRules(code)
      return found ? [[code, found] as const] : []
    },
  )
  return toAdmissionFile(Object.fromEntries(rules), universities)
}
