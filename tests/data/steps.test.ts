import { gzipSync } from 'node:zlib'
import { getWorldCountries } from '@/lib/places/queries'
import { getRoutes } from '@/lib/facts/queries'
import { getTasksFile } from '@/lib/tasks/queries'
import { STEP_KINDS } from '@/lib/tasks/vocabulary'

const { steps, awards } = getTasksFile()
const codes = new Set(getWorldCountries().map(({ code }) => code))

it('each step of a country stands once, has its source, and the country is one', () => {
  const own = steps.steps.filter(({ country }) => country !== null)
  expect(new Set(own.map(({ country, step }) => `${country} ${step}`)).size).toBe(own.length)
  for (const { country, source } of own) {
    expect(codes).toContain(country)
    expect(source?.url).toMatch(/^https:/)
  }
})

it('what is for all countries is our advice, once for each step that has a usual time', () => {
  const advice = steps.steps.filter(({ country }) => country === null)
  expect(advice.every(({ source, span }) => source === null && span !== null)).toBe(true)
  expect(advice.map(({ step }) => step).sort()).toEqual(
    [...STEP_KINDS].filter((step) => step !== 'interview' && step !== 'arrival').sort(),
  )
})

it('clocks are such as every program knows, of countries that one can apply in', () => {
  for (const [country, zone] of Object.entries(steps.zones)) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
    expect(getRoutes(country).length).toBeGreaterThan(0)
  }
})

it('the browser’s file has the dates of every award and stays small', () => {
  expect(Object.keys(awards).length).toBeGreaterThan(200)
  // Most of it are the dates of awards, about 40 bytes each; requirements of countries are a quarter.
  expect(gzipSync(JSON.stringify(getTasksFile())).length).toBeLessThan(23_000)
})
