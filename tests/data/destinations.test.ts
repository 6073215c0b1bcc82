import { existsSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import countriesData from '@/data/countries.json'
import destinationsData from '@/data/destinations.json'
import ratesData from '@/data/exchange-rates.json'
import glossaryData from '@/data/glossary.json'
import visaData from '@/data/visa-rules.json'
import { CostsSection } from '@/components/destinations/costs-section'
import { PageMetaSchema } from '@/lib/content/pages/schema'
import { DestinationsFileSchema } from '@/lib/destinations/schema'
import { getDestination, getDestinations } from '@/lib/destinations/queries'
import { CountryVisaSchema } from '@/lib/destinations/visa/schema'
import { CountrySchema } from '@/lib/places/schema'

const { countries: destinations } = DestinationsFileSchema.parse(destinationsData)
const countries = z.array(CountrySchema).parse(countriesData)
const visas = z.array(CountryVisaSchema).parse(visaData)
const { meta } = jest.requireActual<{ meta: unknown }>('@/data/pages/resources/visa.mdx')
const { sources, updated } = PageMetaSchema.parse(meta)
const visaPage = readFileSync('data/pages/resources/visa.mdx', 'utf8')

const parts = visas.flatMap(({ rules }) => rules.flatMap(({ rule }) => rule))
const visaOf = (code: string) => visas.find(({ country }) => country === code)
const textOf = (code: string) =>
  (visaOf(code)?.rules ?? [])
    .flatMap(({ rule }) => rule.map((part) => (typeof part === 'string' ? part : part.text)))
    .join('')

test('every country of the catalogue has its facts, once and in the same order', () => {
  expect(destinations.map(({ code }) => code)).toEqual(countries.map(({ code }) => code))
})

test('every country of the catalogue has a university, and so a page', () => {
  const withPage = getDestinations().map(({ code }) => code)
  expect(withPage.toSorted()).toEqual(countries.map(({ code }) => code).toSorted())
})

/** The section of costs of a country's page, for each level as it is drawn and in words. */
function feesOn(code: string) {
  const destination = getDestination(code)
  if (!destination) throw new Error(`no page of ${code}`)
  const [, html = ''] = renderToStaticMarkup(
    createElement(CostsSection, { destination, ratesDate: '2026-09-29' }),
  ).split('</h2>')
  const inWords = (part: string) => part.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  const [intro = '', ...parts] = html.split('<h3')
  const levels = parts
    .filter((part) => part.includes('Tuition for international students'))
    .map((part) => [part, inWords(part)] as const)
  return { intro: inWords(intro), words: inWords(html), levels }
}

test('the page of every country has a plot of its fees or says in words what is known of them, and of what day its rates are', () => {
  const SAID =
    /None of the [\d,]+ universities here reports a fee|The one university here reports no fee|No university here reports a fee|only the lowest fee is known|From \d+ of|report a fee/
  let without = 0
  for (const { code } of countries) {
    const { intro, words, levels } = feesOn(code)
    expect(levels.length).toBeGreaterThan(0)
    for (const [html, told] of levels.filter(([html]) => !html.includes('<figure'))) {
      without++
      expect([code, told]).toEqual([code, expect.stringMatching(SAID)])
      expect(html).not.toContain('<svg')
    }
    if (/US\$\s/.test(words))
      expect([code, intro]).toEqual([code, expect.stringContaining('at the rates of')])
  }
  expect(without).toBeGreaterThan(100)
})

test('every country of the catalogue has a flag', () => {
  expect(countries.filter(({ code }) => !existsSync(`public/flags/${code}.svg`))).toEqual([])
})

test('no language or month stands twice', () => {
  for (const { code, languages, academicYear } of destinations) {
    expect([code, languages]).toEqual([code, [...new Set(languages)]])
    for (const months of [academicYear?.starts ?? [], academicYear?.ends ?? []]) {
      expect([code, months]).toEqual([code, [...new Set(months)]])
    }
  }
})

test('a language has one name in all countries: its English one, but for these', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  const codes = pairs.flatMap((pair) => [pair, ...letters.map((third) => pair + third)])
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const known = new Set(codes.map((code) => english.of(code)))
  const others = destinations.flatMap(({ languages }) => languages.filter((name) => !known.has(name)))
  expect([...new Set(others)].sort()).toEqual(
    'Bengali Carolinian Dhivehi Greenlandic Kirundi Ndebele Sesotho Setswana Slovene Tamazight isiXhosa isiZulu'.split(
      ' ',
    ),
  )
})

test('visa rules stand once for each of ten countries of the catalogue or more', () => {
  const codes = visas.map(({ country }) => country)
  expect(codes.length).toBeGreaterThanOrEqual(10)
  expect(codes).toEqual([...new Set(codes)])
  expect(countries.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
})

test('the visa page draws each country’s rules under its name, in the order of the file', () => {
  const drawn = [...visaPage.matchAll(/^## (.+)\n\n<VisaRules country="(.+)" \/>$/gm)]
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name
  expect(drawn.map(([, name, code]) => [name, code])).toEqual(
    visas.map(({ country }) => [nameOf(country), country]),
  )
  expect(visaPage.match(/<VisaRules/g)).toHaveLength(visas.length)
})

test('sources of visa rules are those of the visa page, and none of the page’s goes unused', () => {
  const urls = sources.map(({ url }) => url)
  expect([...new Set(visas.flatMap((visa) => visa.sources))].sort()).toEqual(urls.toSorted())
})

test('no visa rule is known from a day after the page was changed, and terms are in the glossary', () => {
  const dates = visas.flatMap(({ rules }) => rules.map(({ knownFrom }) => knownFrom))
  expect(dates.filter((date) => date < '2020' || date > updated)).toEqual([])
  const terms = parts.flatMap((part) => (typeof part === 'object' && 'term' in part ? part.term : []))
  expect(terms.length).toBeGreaterThan(0)
  expect(glossaryData.map(({ id }) => id)).toEqual(expect.arrayContaining(terms))
})

test('living costs agree with the visa rules and can be converted', () => {
  for (const { code, livingCost } of destinations) {
    if (!livingCost) continue
    const { min, max, currency, source } = livingCost
    expect(visaOf(code)?.sources).toContain(source)
    for (const sum of [min, max ?? min]) expect(textOf(code)).toContain(sum.toLocaleString('en'))
    expect(currency).toBe(countries.find((country) => country.code === code)?.currency)
    expect(Object.keys(ratesData.rates)).toContain(currency)
  }
})
