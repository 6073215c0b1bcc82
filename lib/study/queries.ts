import 'server-only'
import { readData } from '../read-data'
import { builtOn } from '../built-on'
import { getStudyFacts } from '../destinations/queries'
import { namedSubject } from '../facts/programme-id'
import { getCharges, getSubjectYears, getTerritories, getVisaRules } from '../facts/queries'
import { jurisdictionOf } from '../facts/jurisdiction'
import type { Level } from '../facts/vocabulary'
import { getExchangeRates } from '../money/queries'
import { getCountries, getCountry, getCountryName } from '../places/queries'
import { withArticle } from '../places/with-article'
import { placeOf } from '../programmes/awards'
import { getFittingAwards } from '../programmes/page/queries'
import { getDataset, getProgramme } from '../programmes/queries'
import { getNationalityGroups, getScholarships } from '../scholarships/queries'
import { getSubject } from '../subjects/queries'
import { citationOf } from '../universities/assemble/layers'
import { getMove, getPrices, getSource, getUniversity } from '../universities/queries'
import type { University } from '../universities/record/schema'
import { awardsAtLevel, toWorth, type AwardWorth } from './award-worth'
import { choiceAt, type ChoiceFacts, type ChoiceFile, type ChoiceProgramme, type RatesFile } from './choice'
import { toChoice, programmeOf } from './choice-of'
import type { CountryRules } from './country-rules'
import { toCountryRules } from './country-rules-of'
import { FAMILIAR_COUNTRIES, priceLevelPeer } from './price-peer'
import { StudentRulesSchema } from './schema'

const students = readData('student-rules', StudentRulesSchema)

/** Key in `data/sources.json` of the register that says who may enrol students from abroad, by country. */
const ENROLMENT_SOURCES: Readonly<Record<string, string>> = { au: 'cricos-2026' }

/**
 * The statement of the register: a university of Australia that has a fee in the register may enrol students from
 * abroad.
 */
export function enrolsInternational({ countryCode, facts }: University): ChoiceFacts['enrolsInternational'] {
  const source = ENROLMENT_SOURCES[countryCode]
  if (!source) return null
  const citation = citationOf(getSource(source))
  const listed = facts.fees.find((fee) => fee.source.title === citation.title)
  if (!listed) return null
  return { value: true, kind: 'register', year: listed.year, source: citation, note: null, isUnsure: false }
}

/** The file of a university, of the successor for an old id; null if the catalogue has no such university. */
export function getChoiceFile(id: string): ChoiceFile | null {
  const university = getUniversity(getMove(id)?.to ?? id)
  if (!university) return null
  const { currency } = university.facts.territory ?? getCountry(university.countryCode)
  const place = placeOf(university)
  return toChoice(university, {
    currency,
    enrolsInternational: enrolsInternational(university),
    charges: getCharges({ ...university, countryCode: place.countryCode }),
    awardsAt: (level) => awardsAtLevel(getScholarships(), place, level),
  })
}

/** A programme as costs, tasks and admission read it; null where no source names one of that key. */
export function getChoiceProgramme(universityId: string, key: string): ChoiceProgramme | null {
  const university = getUniversity(getMove(universityId)?.to ?? universityId)
  const programme = university && getProgramme(university.id, key)
  if (!programme) return null
  return programmeOf(programme, {
    dataset: getDataset(programme.dataset),
    today: builtOn(),
    subject: (programme.subject === null ? null : getSubject(programme.subject)) ?? null,
    subjectYears:
      programme.subject === null ? null : getSubjectYears(jurisdictionOf(university), programme.subject),
    awards: getFittingAwards(programme, university).map(({ id, tie }) => ({ id, tie })),
  })
}

/**
 * All of a choice at a level; null if the catalogue has no such university.
 * @param key of a programme; null, or the key of none, for the university itself
 */
export function getChoice(universityId: string, level: Level, key: string | null = null): ChoiceFacts | null {
  const file = getChoiceFile(universityId)
  return (
    file &&
    choiceAt(file, level, key === null ? null : getChoiceProgramme(universityId, key), namedSubject(key))
  )
}

/** The price level, with a country that is about as dear as its note. */
function priceLevelOf(code: string): CountryRules['priceLevel'] {
  const level = getPrices(code)
  const peer =
    level &&
    priceLevelPeer(
      code,
      level,
      Object.fromEntries(FAMILIAR_COUNTRIES.map((other) => [other, getPrices(other)])),
    )
  return level && { ...level, note: peer && `About as dear as ${withArticle(getCountryName(peer))}` }
}

/** The known rules of every country of the catalogue, and none for a territory; null for another code. */
export function getCountryRules(code: string): CountryRules | null {
  const country = [...getCountries(), ...getTerritories()].find((each) => each.code === code)
  if (!country) return null
  const facts = getStudyFacts(code)
  const page = facts?.officialPage
  return toCountryRules(
    {
      country: { code, name: country.name, currency: country.currency },
      visa: getVisaRules(code),
      living: facts?.livingCost ?? null,
      priceLevel: priceLevelOf(code),
      starts: facts?.academicYear?.starts ?? [],
      officialPage: page ? { publisher: page.publisher, title: page.title, url: page.url } : null,
    },
    { students, groups: getNationalityGroups(), today: builtOn() },
  )
}

/** The payments of each award, without awards that have ended. */
export function getAwardWorths(): AwardWorth[] {
  return getScholarships()
    .filter(({ status }) => status !== 'ended')
    .map(toWorth)
}

/** The rates that all sums are converted with, and the currency of each country. */
export function getRatesFile(): RatesFile {
  return {
    rates: getExchangeRates(),
    currencies: Object.fromEntries(getCountries().map(({ code, currency }) => [code, currency])),
  }
}
