import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { z } from 'zod'
import countriesData from '@/data/countries.json'
import destinationsData from '@/data/destinations.json'
import ratesData from '@/data/exchange-rates.json'
import { DestinationsFileSchema } from '@/lib/destinations/schema'
import { readVisaRules } from '@/lib/destinations/visa-rules'
import { PageMetaSchema } from '@/lib/content/pages/schema'
import { CountrySchema } from '@/lib/places/schema'

const { countries: destinations } = DestinationsFileSchema.parse(destinationsData)
const countries = z.array(CountrySchema).parse(countriesData)
const visaPage = readFileSync('data/pages/resources/visa.mdx', 'utf8')
const literal = /^export const meta = (\{[\s\S]*?^\})\n/m.exec(visaPage)?.[1]
const { sources } = PageMetaSchema.parse(JSON.parse(JSON.stringify(runInNewContext(`(${literal})`))))

const rulesOf = (code: string) =>
  readVisaRules(visaPage, countries.find((country) => country.code === code)?.name ?? '')
const textOf = (code: string) =>
  rulesOf(code)
    .flatMap(({ rule }) => rule.map(({ text }) => text))
    .join(' ')

test('every country of the catalogue has its facts, once and in the same order', () => {
  expect(destinations.map(({ code }) => code)).toEqual(countries.map(({ code }) => code))
})

test('no language or month stands twice', () => {
  for (const { code, languages, academicYear } of destinations) {
    expect([code, languages]).toEqual([code, [...new Set(languages)]])
    for (const months of [academicYear?.starts ?? [], academicYear?.ends ?? []]) {
      expect([code, months]).toEqual([code, [...new Set(months)]])
    }
  }
})

test('sources of visa facts are those of the visa page, which has a table for the country', () => {
  const urls = sources.map(({ url }) => url)
  for (const { code, visaSources } of destinations.filter((entry) => entry.visaSources.length > 0)) {
    expect(urls).toEqual(expect.arrayContaining(visaSources))
    expect([code, rulesOf(code)]).not.toEqual([code, []])
  }
})

test('every table of the visa page belongs to a country of the catalogue', () => {
  const headings = visaPage.match(/^## .+$/gm) ?? []
  const withTable = headings
    .map((line) => line.slice(3))
    .filter((name) => readVisaRules(visaPage, name).length > 0)
  expect(withTable.length).toBeGreaterThanOrEqual(10)
  expect(countries.map(({ name }) => name)).toEqual(expect.arrayContaining(withTable))
})

test('living costs agree with the visa page and can be converted', () => {
  for (const { code, livingCost, visaSources } of destinations) {
    if (!livingCost) continue
    const { min, max, currency, source } = livingCost
    expect(visaSources).toContain(source)
    for (const sum of [min, max ?? min]) expect(textOf(code)).toContain(sum.toLocaleString('en'))
    expect(currency).toBe(countries.find((country) => country.code === code)?.currency)
    expect(Object.keys(ratesData.rates)).toContain(currency)
  }
})
