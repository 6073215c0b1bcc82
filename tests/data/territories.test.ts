import { getAdmissionFile, getPlaceRules } from '@/lib/admission/queries'
import { placeOfRow } from '@/lib/admission/admission-file'
import { placeOfChoice } from '@/lib/admission/place-of-choice'
import { getChoice, getCountryRules } from '@/lib/study/queries'
import { answerQuestion, getCostOf } from '@/lib/cost/queries'
import { getDestination } from '@/lib/destinations/queries'
import { LEVELS } from '@/lib/facts/vocabulary'
import { getTerritories } from '@/lib/facts/queries'
import { countAnswers } from '@/lib/universities/coverage'
import { getProfilePage } from '@/lib/universities/profile/queries'
import { getUniversities, getUniversity } from '@/lib/universities/queries'

const territories = getTerritories()
const places = territories.flatMap((territory) =>
  territory.universities.map((id) => [id, territory] as const),
)
const levels = LEVELS.map(({ value }) => value)

/** All that a rule of the country could have said of a place at a level. */
function ruledOf(id: string) {
  const facts = getUniversity(id)?.facts
  return {
    fees: facts?.fees.filter(({ kind }) => kind === 'law'),
    usualFees: facts?.usualFees,
    routes: facts?.routes,
    // The table of universities names the language of some themselves.
    entry: facts?.entry.filter(({ value }) => value.topic !== 'teaching-language'),
  }
}

const NOTHING = { fees: [], usualFees: [], routes: [], entry: [] }

test('each territory is a part of its country, and leaves the country some universities', () => {
  for (const { code, country, universities } of territories) {
    const own = getUniversities().filter(({ countryCode }) => countryCode === country)
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining([...universities]))
    expect(own.length).toBeGreaterThan(universities.length)
    expect(own.some(({ countryCode }) => countryCode === code)).toBe(false)
  }
})

test.each(places)('%s has no fee, way to apply or entry rule of its country', (id) => {
  expect(ruledOf(id)).toEqual(NOTHING)
})

test.each(places)(
  '%s follows neither visa rules nor living costs nor awards of its country',
  (id, territory) => {
    for (const level of levels) {
      const choice = getChoice(id, level)
      expect(choice).toMatchObject({
        jurisdiction: { code: territory.code, name: territory.name },
        currency: territory.currency,
        usualFees: [],
        routes: [],
      })
      expect(choice?.awards.filter(({ tie }) => tie === 'country')).toEqual([])
      expect(choice && placeOfChoice(choice).countryCode).toBe(territory.code)
    }
  },
)

test.each(territories)('no rule is known of $name', ({ code, name, currency }) => {
  const { visa, visaFee, funds, health, workDuringStudy, living, priceLevel, ...rest } =
    getCountryRules(code) ?? {}
  expect({ visa, visaFee, funds, health, workDuringStudy, living, priceLevel }).toEqual({
    visa: null,
    visaFee: null,
    funds: null,
    health: null,
    workDuringStudy: null,
    living: null,
    priceLevel: null,
  })
  expect(rest).toMatchObject({ name, currency, visaFree: [], feesAs: [], starts: [] })
  expect(getPlaceRules(code)).toMatchObject({
    name,
    visa: null,
    money: null,
    english: null,
    localLanguage: null,
    certificate: null,
    entranceTest: null,
  })
})

test.each(places)('the cost of %s takes no sum from the rules of its country', (id, { country }) => {
  const cited = (sums: ReturnType<typeof getCostOf>) => JSON.stringify(sums)
  for (const level of levels) {
    const table = getCostOf(id, level, null)
    expect(table).not.toBeNull()
    for (const { source } of [getCountryRules(country)?.visa, getCountryRules(country)?.living].flatMap(
      (fact) => fact ?? [],
    ))
      expect(cited(table)).not.toContain(source.url)
  }
})

test.each(places)('a row of programmes of %s is judged by the rules of its territory', (id, territory) => {
  const file = getAdmissionFile()
  const university = {
    id,
    countryCode: territory.country,
    location: null,
    ielts: null,
    otherLanguage: [],
    hasStudentsFromAbroad: false,
  }
  const place = placeOfRow({ level: 'bachelor', dollars: null, subject: '', university }, '', file, new Set())
  expect(place).toMatchObject({ countryCode: territory.code, deadlines: [] })
  expect(file.rules[place.countryCode]).toMatchObject({ name: territory.name, visa: null })
})

test.each(places)('%s is not compared with the fees and prices of its country', (id, { universities }) => {
  const university = getUniversity(id)
  const { context } = (university && getProfilePage(university)) ?? {}
  expect(context).toMatchObject({ prices: null, fees: { of: universities.length } })
})

test.each(territories)('the country counts what is known without $name', ({ country, universities }) => {
  const page = getDestination(country)
  const governed = getUniversities().filter(
    ({ id, countryCode }) => countryCode === country && !universities.includes(id),
  )
  expect(page?.answers).toEqual(countAnswers(governed))
  expect(page?.governed).toBe(governed.length)
  expect(page?.universities).toHaveLength(governed.length + universities.length)
  expect(page?.outside.map(({ name }) => name).sort()).toEqual(
    universities.map((id) => getUniversity(id)?.name).sort(),
  )
  const answer = answerQuestion({ country, level: 'bachelor', passport: null, currency: null })
  expect(answer?.of).toBe(governed.length)
})
