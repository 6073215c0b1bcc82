import { countryFinder, countryNameFinder } from './find-country'

const find = countryFinder([
  { code: 'gb', name: 'United Kingdom', aliases: ['UK', 'Great Britain'] },
  { code: 'ci', name: 'Côte d’Ivoire', aliases: ['Ivory Coast'] },
])

describe('countryFinder', () => {
  it.each([
    ['gb', 'gb'],
    ['GB', 'gb'],
    ['united kingdom', 'gb'],
    [' U.K. ', 'gb'],
    ['Cote d Ivoire', null],
    ["cote d'ivoire", 'ci'],
    ['Ivory Coast', 'ci'],
    ['Atlantis', null],
    ['', null],
    ['__proto__', null],
  ])('reads %j as %j', (text, code) => {
    expect(find(text)).toBe(code)
  })
})

describe('a country and its people', () => {
  const countries = [
    { code: 'de', name: 'Germany', aliases: [], demonyms: ['German'], moreNames: ['Deutschland', 'BRD'] },
    { code: 'dm', name: 'Dominica', aliases: [], demonyms: ['Dominican'] },
    { code: 'do', name: 'Dominican Republic', aliases: [], demonyms: ['Dominican'] },
    { code: 'cn', name: 'China', aliases: [], moreNames: ['中国'] },
  ]

  it.each([
    ['german', 'de'],
    ['DEUTSCHLAND', 'de'],
    ['中国', 'cn'],
    ['Dominica', 'dm'],
  ])('finds %j as %j', (typed, code) => {
    expect(countryNameFinder(countries)(typed)).toBe(code)
  })

  it('does not choose where two peoples have one name', () => {
    expect(countryNameFinder(countries)('Dominican')).toBeNull()
  })
})

describe('names in other languages', () => {
  const countries = [
    { code: 'us', name: 'United States', aliases: [], further: ['Mỹ', '美国', 'Inggris'] },
    { code: 'my', name: 'Malaysia', aliases: [] },
    { code: 'kr', name: 'South Korea', aliases: ['Korea'], further: ['한국', 'Hàn Quốc'] },
    { code: 'kp', name: 'North Korea', aliases: [], further: ['Korea'] },
    { code: 'gb', name: 'United Kingdom', aliases: [], further: ['Inggris'] },
  ]
  it.each([
    ['Mỹ', 'us'],
    ['my', 'my'],
    ['美国人', 'us'],
    ['한국인', 'kr'],
    ['người Hàn Quốc', 'kr'],
    // Another country's own name goes before, and what several are called is none.
    ['Korea', 'kr'],
    ['Inggris', null],
    ['人', null],
  ])('finds %j as %j', (typed, code) => {
    expect(countryFinder(countries)(typed)).toBe(code)
  })
})

describe('countryNameFinder', () => {
  const findName = countryNameFinder([
    { code: 'ci', name: 'Côte d’Ivoire', aliases: ['Ivory Coast'] },
    { code: 'ne', name: 'Niger', aliases: [] },
    { code: 'ng', name: 'Nigeria', aliases: [] },
  ])

  it.each([
    ['Nigeria', 'ng'],
    [' niger ', 'ne'],
    ['ivory coast', 'ci'],
    ['COTE D’IVOIRE', 'ci'],
    ['Nig', null],
    ['ne', null],
    ['', null],
  ])('finds %j as %j', (typed, code) => {
    expect(findName(typed)).toBe(code)
  })
})
