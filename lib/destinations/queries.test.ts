import { jurisdictionOf } from '../facts/jurisdiction'
import { LEVELS } from '../facts/vocabulary'
import { getUsualFees } from '../facts/queries'
import { getExchangeRates } from '../money/queries'
import { BROWSE_ALL } from '../scholarships/list'
import { getToday, searchScholarships } from '../scholarships/queries'
import { getUniversities } from '../universities/queries'
import { feesByLevel } from './fees-by-level'
import {
  getDestination,
  getDestinationRows,
  getDestinations,
  getEditorialMonth,
  getUniversitiesOf,
  getWorldMap,
  listResearchedCodes,
} from './queries'
import { reportsInWords } from './tuition'

const destinations = getDestinations()
const rows = getDestinationRows(new Map([['gb', { master: 57_300 }]]))
const figures = rows.flatMap(({ at }) => Object.values(at))

test('every university is counted in one country, and the countries with most come first', () => {
  const counts = destinations.map(({ count }) => count)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(getUniversities().length)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('the map draws every country whose place is known', () => {
  const drawn = getWorldMap().countries.map(({ code }) => code)
  const known = destinations.filter(({ centre }) => centre).map(({ code }) => code)
  expect(known.filter((code) => !drawn.includes(code))).toEqual([])
})

describe('the universities of a country', () => {
  const ranks = () => getUniversitiesOf('gb').map(({ worldRanking }) => worldRanking?.rank ?? Infinity)

  test('stand with the best ranked first and those without a rank last', () => {
    expect(ranks().length).toBeGreaterThan(100)
    expect(ranks()).toEqual(ranks().toSorted((a, b) => (a === b ? 0 : a - b)))
  })

  test('keep their order whatever a caller does to the list', () => {
    const before = ranks()
    getUniversitiesOf('gb').reverse()
    expect(ranks()).toEqual(before)
  })

  test('are none for a code that is not in the catalogue', () => {
    expect(getUniversitiesOf('xx')).toEqual([])
  })
})

test('the words on the fees of a country name as many universities as its plot has dots', () => {
  for (const { code } of destinations) {
    const universities = getUniversities().filter((university) => jurisdictionOf(university) === code)
    const feesOf = { rates: getExchangeRates(), today: getToday() }
    for (const { level, plot, tuition, floors } of feesByLevel(universities, getUsualFees(code), feesOf)) {
      if (!plot) continue
      const place = `${code}, ${level}`
      const words = reportsInWords({ tuition, floors, governed: universities.length })
      expect([place, plot.dots.length]).toEqual([place, (tuition?.count ?? 0) + floors.count])
      expect([place, words.includes('No university')]).toEqual([place, plot.dots.length === 0])
      expect([place, words.includes('only the lowest fee')]).toEqual([place, floors.count > 0])
    }
  }
})

describe('the table', () => {
  test('has a line for each country', () => {
    expect(rows.map(({ code }) => code).sort()).toEqual(destinations.map(({ code }) => code).sort())
  })

  test('tells unknown tuition from tuition that is free', () => {
    const unknown = figures.filter(({ tuition }) => tuition === null)
    expect(unknown.length).toBeGreaterThan(0)
    expect(figures.filter(({ tuition, reporting }) => tuition !== null && reporting === 0)).toEqual([])
  })

  test('has a median only of ten reports or more', () => {
    for (const { tuition, reporting } of figures) expect(tuition !== null).toBe(reporting >= 10)
    expect(figures.some(({ reporting }) => reporting > 0 && reporting < 10)).toBe(true)
  })

  test('has the cost of a year at the levels where it is known', () => {
    const known = rows.flatMap(({ code, at }) => (at.master.aYear === null ? [] : [[code, at.master.aYear]]))
    expect(known).toEqual([['gb', 57_300]])
    expect(figures.filter(({ aYear }) => aYear !== null)).toHaveLength(1)
  })

  test('has the stay after a degree that everybody of the level gets', () => {
    const monthsIn = (code: string) => {
      const at = rows.find((row) => row.code === code)?.at
      return LEVELS.map(({ value }) => at?.[value].workMonths)
    }
    expect(monthsIn('gb')).toEqual([18, 18, 36])
    expect(monthsIn('de')).toEqual([18, 18, 18])
    expect(monthsIn('ae')).toEqual([null, null, null])
  })

  test.each(['de', 'jp'])('counts the scholarships that the list shows for %s', (code) => {
    const { total } = searchScholarships({ ...BROWSE_ALL, host: [code] }, getToday())
    expect(rows.find((row) => row.code === code)?.scholarships).toBe(total)
  })
})

describe('a destination', () => {
  test('is null for a code without universities', () => {
    expect(getDestination('xx')).toBeNull()
    expect(getDestination('ag')).toBeNull()
  })

  test('has visa rules, their sources and the notices of its country', () => {
    const britain = getDestination('gb')
    expect(britain?.country.name).toBe('United Kingdom')
    expect(britain?.visa.rules.length).toBeGreaterThan(2)
    expect(britain?.visa.sources.map(({ publisher }) => publisher)).toContain('UK Home Office')
    expect(britain?.notices.map(({ hostCountry }) => hostCountry)).toEqual(['gb'])
  })

  test('counts what is known of its universities, none more often than there are', () => {
    const korea = getDestination('kr')
    expect(korea?.answers.map(({ answer }) => answer)).toContain('Way to apply, bachelor’s')
    for (const { count } of korea?.answers ?? []) {
      expect(count).toBeLessThanOrEqual(korea?.universities.length ?? 0)
    }
    expect(korea?.answers[0]?.count).toBeGreaterThanOrEqual(10)
  })

  test('counts a rule for one level at no other: New Zealand’s is for doctorates', () => {
    const answers = getDestination('nz')?.answers ?? []
    const [bachelor, master, doctorate] = answers.filter(({ answer }) => answer.startsWith('Official fee'))
    expect(doctorate).toMatchObject({ answer: 'Official fee for students from abroad, PhD' })
    expect(doctorate?.count).toBeGreaterThan(bachelor?.count ?? 0)
    expect(doctorate?.count).toBeGreaterThan(master?.count ?? 0)
  })

  test('has its fees as dots and by sector, with usual ranges apart', () => {
    const korea = getDestination('kr')?.fees[0]?.plot
    expect(korea?.sectors.map(({ label }) => label)).toEqual(['Public', 'Private'])
    expect(korea?.sectors.every(({ median }) => median !== null)).toBe(true)
    expect(korea?.ranges.map(({ label }) => label)).toContain('private universities')
    expect(getDestination('ls')?.fees).toMatchObject([{ level: 'bachelor', plot: null }])
  })

  test('names up to eight other countries nearby', () => {
    const nearby = getDestination('nl')?.nearby.map(({ code }) => code)
    expect(nearby).toHaveLength(8)
    expect(nearby).toContain('be')
    expect(nearby).not.toContain('nl')
  })

  test('gives living costs in dollars a year, whether they are published by the month or by the year', () => {
    const [monthly, yearly] = [getDestination('gb'), getDestination('de')]
    expect(monthly?.living).toMatchObject({
      cost: { period: 'month' },
      cited: { publisher: 'UK Home Office' },
      held: 'Known from 11 November 2025',
    })
    expect(monthly?.living?.usdAYear.min).toBeGreaterThan(12_000)
    expect(monthly?.living?.usdAYear.max).toBeGreaterThan(monthly?.living?.usdAYear.min ?? Infinity)
    expect(yearly?.living?.cost.period).toBe('year')
    expect(yearly?.living?.usdAYear.min).toBeLessThan(20_000)
    expect(yearly?.living?.usdAYear.max).toBeNull()
  })

  test('says nothing of living costs and visas that nobody has read', () => {
    const peru = getDestination('pe')
    expect(peru?.living).toBeNull()
    expect(peru?.visa).toEqual({ rules: [], sources: [] })
    expect(peru?.national.visa).toBeNull()
  })

  test('takes an official sum of the national table where nobody has checked one', () => {
    expect(getDestination('se')?.living).toMatchObject({
      cost: { min: 10656, currency: 'SEK', period: 'month' },
      held: 'For 2026',
      isUnsure: false,
    })
  })

  test('has its laws and usual fees apart, ways to apply, and entry rules with their pages', () => {
    const national = getDestination('nl')?.national
    expect(national?.laws.map(({ sum }) => sum)).toContain('EUR 2,694 a year')
    expect(national?.usualFees.map(({ sum }) => sum)).toContain('About EUR 9,500–24,000 a year')
    expect(national?.routes.map(({ name }) => name)).toContain('Studielink')
    expect(national?.entry.lines.map(({ label }) => label)).toContain('English')
    expect(national?.entry.sources.length).toBeGreaterThan(0)
  })
})

test('countries count as researched from the fifth full record on', async () => {
  const researched = listResearchedCodes()
  expect(researched).toContain('gb')
  // Everything on a country is worked out to know how many are full.
  const wrong = destinations.filter(
    ({ code }, at) => at % 6 === 0 && researched.includes(code) !== (getDestination(code)?.full ?? 0) >= 5,
  )
  expect(wrong).toEqual([])
})

test('what is written from general knowledge has its month', () => {
  expect(getEditorialMonth()).toMatch(/^20\d{2}-(0[1-9]|1[0-2])$/)
})
