import { brotliCompressSync } from 'node:zlib'
import { canTheyTakeMe } from '@/lib/admission/can-they-take-me'
import { LANGUAGES_OF_COUNTRIES } from '@/lib/admission/language'
import { listVerdicts, universityVerdicts } from '@/lib/admission/list-verdicts'
import { placeOfChoice } from '@/lib/admission/place-of-choice'
import { getAdmissionFile, getPlaceRules } from '@/lib/admission/queries'
import { getChoice } from '@/lib/study/queries'
import { parseProfile, type Profile } from '@/lib/eligibility/profile'
import { VERDICTS } from '@/lib/eligibility/verdict'
import { getEntryRules } from '@/lib/facts/queries'
import { LEVELS } from '@/lib/facts/vocabulary'
import { getCountries } from '@/lib/places/queries'
import { PROGRAMMES } from '@/lib/programmes/list'
import { getListRows } from '@/lib/programmes/search/queries'
import { getRows } from '@/lib/universities/queries'
import { aPlace } from '@/tests/fixtures/a-place'
import { aProfile } from '@/tests/fixtures/matcher'
import { readRows } from './tables'

const TODAY = '2026-11-23'
const wordOf = (verdict: string) => VERDICTS.find(({ value }) => value === verdict)?.label

/** A person and a place, with the verdict of the rules. A hyphen means unknown. */
const CASES = readRows('admission-cases.tsv').map((told) => {
  const { place = '', level, from, also, lives, held, ielts, money, today, verdict, why } = told
  const person = parseProfile({
    nationality: from,
    secondNationality: also,
    residence: lives,
    degreeHeld: held,
    ielts: ielts || null,
    budget: money || 0,
  })
  const at = LEVELS.find(({ value }) => value === level)?.value
  return { place, level: at, person, today: today || TODAY, verdict, why }
})

describe('the table of people and places', () => {
  it('has at least 60 cases with every verdict', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60)
    expect(new Set(CASES.map(({ verdict }) => verdict))).toEqual(new Set(VERDICTS.map(({ label }) => label)))
  })

  it.each(CASES)('$place, $level: $why', ({ place, level, person, today, verdict }) => {
    const choice = level ? getChoice(place, level) : null
    if (!choice) throw new Error(`There is no place ${place}.`)
    const rules = getPlaceRules(choice.countryCode)
    const { verdict: given, checks } = canTheyTakeMe(person, placeOfChoice(choice), rules, today)
    const decided = checks.filter(({ outcome }) => outcome !== 'met' && outcome !== 'open')
    expect([wordOf(given), ...(wordOf(given) === verdict ? [] : decided.map(({ why }) => why))]).toEqual([
      verdict,
    ])
  })
})

it('has a school certificate checked in each country that surely takes only some', () => {
  const person = aProfile({ nationality: 'ng', degreeHeld: 'secondary' })
  const countries = getCountries().filter(({ code }) => {
    const { checks } = canTheyTakeMe(person, aPlace({ countryCode: code }), getPlaceRules(code), TODAY)
    return checks.some(({ rule, outcome }) => rule === 'certificate' && outcome === 'check')
  })
  expect(countries.map(({ code }) => code).sort()).toEqual(
    // Italy and Japan ask for twelve years of schooling, and Austria for a qualification to enter a university.
    ['at', 'ch', 'de', 'dk', 'fr', 'gb', 'it', 'jp', 'nl', 'no'],
  )
})

/** People who have all that a profile can contain, with different passports. */
const PEOPLE: Profile[] = ['ng', 'in', 'fr', 'ie', 'nz', 'br'].map((nationality) =>
  aProfile({ nationality, residence: nationality, degreeHeld: 'masters', ielts: 7.5, budget: 90_000 }),
)

const FILE = getAdmissionFile()

describe('the file for browsers', () => {
  it('says of each country what its page says', () => {
    for (const code of ['au', 'gb', 'de', 'us', 'ng']) expect(FILE.rules[code]).toEqual(getPlaceRules(code))
  })

  it('is small enough to be fetched by the way', () => {
    expect(brotliCompressSync(JSON.stringify(FILE)).length).toBeLessThan(28_000)
  })

  it.each(['bachelor', 'master'] as const)(
    'gives each row of a list the verdict of its university’s page, %s',
    (level) => {
      const rows = getListRows(PROGRAMMES.parse(`?subject=statistics&level=${level}`)).filter(
        (row, at) => row.levels > 0 && at % 7 === 0,
      )
      const wrong = PEOPLE.flatMap((person) => {
        const verdictOf = listVerdicts(person, FILE, TODAY)
        return rows.flatMap((row) => {
          const choice = getChoice(row.university.id, level, row.key || null)
          if (!choice) return [`${row.university.id}: no such place`]
          // A course without a page of its own may have a language and a fee that its university does not say.
          if (row.key === '' && (row.language !== '' || row.hasOwnFee)) return []
          const rules = getPlaceRules(choice.countryCode)
          const { verdict } = canTheyTakeMe(person, placeOfChoice(choice), rules, TODAY)
          const listed = verdictOf(row)
          return listed === verdict ? [] : [`${person.nationality} ${choice.id}: ${listed}, ${verdict}`]
        })
      })
      expect(rows.length).toBeGreaterThan(20)
      expect(wrong).toEqual([])
    },
  )
})

it.each(LEVELS.map(({ value }) => value))(
  'gives each university of the list the verdict of its page, or one that leaves a language open, %s',
  (level) => {
    const rows = getRows().filter((_, at) => at % 97 === 0)
    const wrong = PEOPLE.flatMap((person) => {
      const verdictOf = universityVerdicts(person, FILE, TODAY)
      return rows.flatMap((row) => {
        const choice = getChoice(row.id, level)
        if (!choice) return [`${row.id}: no such place`]
        const { verdict } = canTheyTakeMe(
          person,
          placeOfChoice(choice),
          getPlaceRules(choice.jurisdiction.code),
          TODAY,
        )
        const listed = verdictOf(row, level)
        return listed === verdict ? [] : [`${person.nationality} ${row.id}: ${listed}, ${verdict}`]
      })
    })
    expect(rows.length).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  },
)

describe('whoever tells nothing of what a place needs', () => {
  it.each([
    ['nationality', { nationality: '', secondNationality: '' }],
    ['degreeHeld', { degreeHeld: '' }],
    ['ielts', { ielts: null }],
  ] as const)('is Eligible nowhere without %s', (_, untold) => {
    const rows = getListRows(PROGRAMMES.parse('?subject=statistics'))
    for (const person of PEOPLE) {
      const verdictOf = listVerdicts({ ...person, ...untold }, FILE, TODAY)
      expect(rows.filter((row) => verdictOf(row) === 'eligible')).toEqual([])
    }
  })
})

it('knows the languages of the countries whose universities teach in them', () => {
  const lacking = getCountries().flatMap(({ code }) =>
    getEntryRules(code)
      .flatMap((rule) => (rule.topic === 'teaching-language' ? rule.languages : []))
      .filter((language) => LANGUAGES_OF_COUNTRIES[language]?.includes(code) === false)
      .map((language) => `${code} ${language}`),
  )
  expect(lacking).toEqual([])
})
