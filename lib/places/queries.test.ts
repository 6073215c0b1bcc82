import { slugify } from '../text/slugify'
import {
  findCountryCode,
  findCountryInAddress,
  getCountries,
  getCountry,
  getCountryName,
  getCountryNames,
  getCountryWords,
  getWorldCountries,
} from './queries'

it('lists the countries by name, each once', () => {
  const names = getCountries().map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')))
})

it('finds a country by its code, and takes an unknown one for a broken catalogue', () => {
  expect(getCountry('nl')).toMatchObject({ name: 'Netherlands', region: 'europe', currency: 'EUR' })
  expect(() => getCountry('xx')).toThrow('data/countries.json has no country with the code "xx".')
})

it('names those of the codes it knows', () => {
  expect(getCountryNames(['nl', 'xx', 'gb'])).toEqual({ nl: 'Netherlands', gb: 'United Kingdom' })
})

it('names a country without a university as it is listed', () => {
  expect(getCountryName('tt')).toBe('Trinidad and Tobago')
  expect(getWorldCountries()).toContainEqual(
    expect.objectContaining({ code: 'tt', name: 'Trinidad and Tobago', aliases: [] }),
  )
  expect(getCountryName('zz')).toBe('ZZ')
})

it.each([
  ['nl', 'nl'],
  ['Netherlands', 'nl'],
  ['holland', 'nl'],
  ['UK', 'gb'],
  ['Turkiye', 'tr'],
  ['Türkiye', 'tr'],
  ['Turkish', 'tr'],
  ['Nigerian', 'ng'],
  ['Nigerien', 'ne'],
  ['Brasil', 'br'],
  ['Deutschland', 'de'],
  ['Filipino', 'ph'],
  ['british', 'gb'],
  ['Scotland', 'gb'],
  ['usa', 'us'],
  ['U.S.', 'us'],
  ['中国', 'cn'],
  ['日本', 'jp'],
  ['भारत', 'in'],
  ['مصر', 'eg'],
  ['Україна', 'ua'],
  ['한국', 'kr'],
])('knows which country is meant by %s', (text, code) => {
  expect(findCountryCode(text)).toBe(code)
})

it.each(['', 'Atlantis', 'Guin', 'Congolese', 'Dominican'])('does not guess a country from “%s”', (text) => {
  expect(findCountryCode(text)).toBeNull()
})

it('finds a country by its name as an address has it', () => {
  const wrong = getCountries().flatMap(({ code, name, aliases }) =>
    [name, ...aliases].filter((text) => findCountryInAddress(slugify(text)) !== code),
  )
  expect(wrong).toEqual([])
  expect(findCountryInAddress('cote-d-ivoire')).toBe('ci')
  expect(findCountryInAddress('Deutschland')).toBe('de')
  expect(findCountryInAddress('antigua-and-barbuda')).toBeNull()
})

it('never gives one name or alias to two countries', () => {
  const wrong = getCountries().flatMap(({ code, name, aliases }) =>
    [name, ...aliases].filter((text) => findCountryCode(text) !== code),
  )
  expect(wrong).toEqual([])
})

it('gives the words that no list of countries carries, for when one is searched', () => {
  const words = getCountryWords()
  expect(words.ng).toBe('Nigerian,Naija')
  expect(Object.keys(words)).toEqual(getCountries().map(({ code }) => code))
  const names = getCountries().flatMap(({ demonyms = [], moreNames = [] }) => [...demonyms, ...moreNames])
  expect(names.filter((name) => name.includes(','))).toEqual([])
})
