import { z } from 'zod'
import countriesData from '@/data/countries.json'
import countryWords from '@/data/country-words.json'
import external from '@/data/scholarships/external.json'
import government from '@/data/scholarships/government.json'
import university from '@/data/scholarships/university.json'
import groups from '@/data/nationality-groups.json'
import moreCountries from '@/data/more-countries.json'
import notices from '@/data/notices.json'
import { namesOfCountry } from '@/lib/places/find-country'
import type { NamedCountry } from '@/lib/places/schema'
import { nationalityName } from '@/lib/places/nationality-name'
import { findWorldCode } from '@/lib/places/queries'
import { normaliseText } from '@/lib/text/normalise-text'

const FIELDS = [
  'countries',
  'excludedCountries',
  'uncertainCountries',
  'exemptCountries',
  'homeCountries',
] as const

type Places = Partial<Record<(typeof FIELDS)[number] | 'mode', unknown>>

type Rules = {
  nationalities: Places
  residence?: Places
  feeStatus?: Places
  levelsByNationality?: { places: Places }[]
}

const codes = [...countriesData, ...moreCountries].map(({ code }) => code)
const known = new Set(codes)
const placesIn = (places: Places) => FIELDS.flatMap((field) => z.array(z.string()).parse(places[field] ?? []))

describe('the countries a person can be of', () => {
  it('name each country once', () => {
    expect(known.size).toBe(codes.length)
    const names = [...countriesData, ...moreCountries].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('have a word for their people, but for Svalbard, whose people are Norwegians', () => {
    const all = [...countriesData, ...moreCountries]
    expect(all.filter((country) => !('demonyms' in country)).map(({ code }) => code)).toEqual(['sj'])
  })

  it('share no name, but for two pairs whose peoples are called the same', () => {
    const owners = new Map<string, Set<string>>()
    for (const country of [...countriesData, ...moreCountries] as NamedCountry[])
      for (const name of namesOfCountry({ ...country, aliases: country.aliases ?? [] }).map(normaliseText))
        owners.set(name, (owners.get(name) ?? new Set()).add(country.code))
    const shared = [...owners].filter(([, codes]) => codes.size > 1).map(([name]) => name)
    expect(shared.sort()).toEqual(['congolese', 'dominican'])
    expect(owners.has('')).toBe(false)
  })

  it('give each name once', () => {
    const twice = [...countriesData, ...moreCountries].filter((country) => {
      const names = namesOfCountry({ aliases: [], ...(country as Partial<NamedCountry>), name: country.name })
      return new Set(names.map(normaliseText)).size < names.length
    })
    expect(twice.map(({ code }) => code)).toEqual([])
  })

  it('say what a citizen of theirs is, or name the passport where two share the word or it is no adjective', () => {
    const all: readonly { code: string; demonyms?: string[] }[] = [...countriesData, ...moreCountries]
    const words = all.map(({ code }) => nationalityName(code))
    expect(new Set(words).size).toBe(all.length)
    const ofOne = all.filter(({ code }) => !nationalityName(code).startsWith('Passport '))
    // What the bar says is a word that the search takes for that country alone.
    expect(ofOne.filter(({ code, demonyms }) => !demonyms?.includes(nationalityName(code)))).toEqual([])
    expect(ofOne.filter(({ code }) => findWorldCode(nationalityName(code)) !== code)).toEqual([])
    expect(ofOne.filter(({ code }) => /er$|Islander/.test(nationalityName(code)))).toEqual([])
    const byPassport = all.filter((country) => !ofOne.includes(country)).map(({ code }) => code)
    expect(byPassport.sort().join(' ')).toBe(
      'ag ba bl bq cc cd cf cg ck cx dm do fk fm gg hk je kn li mf nz pm pn sb sj st sx tc tt va vc vg vi wf',
    )
  })

  it.each(
    Object.entries({
      ...{ ng: 'Nigerian', ne: 'Nigerien', in: 'Indian', gb: 'British', us: 'American', ph: 'Filipino' },
      ...{ ie: 'Irish', mm: 'Burmese', ci: 'Ivorian', cn: 'Chinese', tw: 'Taiwanese', gn: 'Guinean' },
      ...{ kr: 'South Korean', kp: 'North Korean', ws: 'Samoan', as: 'American Samoan', ls: 'Basotho' },
      ...{ nz: 'Passport New Zealand', do: 'Passport Dominican Republic', dm: 'Passport Dominica' },
    }),
  )('who holds a passport of %s is %s', (code, word) => {
    expect(nationalityName(code)).toBe(word)
  })

  it('cover every rule, group and notice', () => {
    const awards: { eligibility: Rules }[] = [...external, ...government, ...university]
    const rules = awards.flatMap(({ eligibility: { nationalities, residence, feeStatus, ...more } }) => [
      nationalities,
      residence ?? {},
      feeStatus ?? {},
      ...(more.levelsByNationality ?? []).map(({ places }) => places),
    ])
    const used = [
      ...rules.flatMap(placesIn),
      ...groups.flatMap((group) => [
        ...group.members,
        ...('possibleMembers' in group ? (group.possibleMembers ?? []) : []),
      ]),
      ...notices.flatMap(({ nationalities }) => nationalities),
    ]
    expect([...new Set(used)].filter((code) => !known.has(code))).toEqual([])
  })
})

describe('what people call their country and themselves in other languages', () => {
  const LANGUAGES = 'en pt es fr de it id tr pl ar zh zh-Hant ja ko hi vi ru'.split(' ')
  const entries = [...Object.entries(countryWords.demonyms), ['names', countryWords.names] as const].flatMap(
    ([language, byCode]) =>
      Object.entries(byCode).flatMap(([code, words]) =>
        words.split(', ').map((word): [string, string, string] => [language, code, word]),
      ),
  )

  it('leads to that country alone', () => {
    expect(entries.filter(([, code, word]) => findWorldCode(word) !== code)).toEqual([])
  })

  it('has a word of each language for the people of every state with universities', () => {
    // Peoples whose name two states share have none, nor have islands whose people go by that of another state.
    const states = countriesData
      .filter(({ code }) => code in countryWords.demonyms.es)
      .map(({ code }) => code)
    expect(states.length).toBeGreaterThan(165)
    for (const [language, byCode] of Object.entries(countryWords.demonyms)) {
      const without = states.filter((code) => !(code in byCode))
      expect([language, without.length < 9]).toEqual([language, true])
    }
  })

  it('finds each country by its name in all of them, but for names that two share', () => {
    const wrong = LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      return [...known].flatMap((code) => {
        const name = names.of(code.toUpperCase())
        return name === undefined || findWorldCode(name) === code ? [] : [`${language} ${code} ${name}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['brasileira', 'br'],
    ['Espanha', 'es'],
    ['Nigeriana', 'ng'],
    ['nigérienne', 'ne'],
    ['nigériane', 'ng'],
    ['vietnamita', 'vn'],
    ['Türk', 'tr'],
    ['Hindistan', 'in'],
    ['Brezilyalı', 'br'],
    ['Polka', 'pl'],
    ['polskie', 'pl'],
    ['русская', 'ru'],
    ['мексиканка', 'mx'],
    ['برازيلية', 'br'],
    ['مصر', 'eg'],
    ['भारतीय', 'in'],
    ['भारत', 'in'],
    ['中国人', 'cn'],
    ['中國', 'cn'],
    ['アメリカ人', 'us'],
    ['한국인', 'kr'],
    ['người Việt Nam', 'vn'],
    ['orang Indonesia', 'id'],
    ['Jerman', 'de'],
    ['Österreicherin', 'at'],
  ])('“%s” is %s', (typed, code) => {
    expect(findWorldCode(typed)).toBe(code)
  })

  it.each(['nursng', 'dominicana', 'coreanoo', 'xyz'])('“%s” is none', (typed) => {
    expect(findWorldCode(typed)).toBeNull()
  })
})
