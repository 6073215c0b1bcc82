import Papa from 'papaparse'
import { aCompared, aFigure } from '@/tests/fixtures/a-compared'
import type { ComparedClosing } from '../universities/compared-university'
import { comparisonCsv, comparisonFileName, figureColumns } from './comparison-csv'
import type { Figures } from './figures'
import { compareRows } from './rows'

const FIGURES: Figures = {
  'Application Deadline': {
    value: '01-15',
    to: null,
    unit: 'next day, by that of other years',
    currency: null,
    year: null,
    kind: null,
    source: null,
  },
  'World Ranking': {
    value: 7,
    to: null,
    unit: 'position',
    currency: null,
    year: '2026',
    kind: 'reported',
    source: 'https://ranks.example.org',
  },
  'Tuition (International)': {
    value: 8000,
    to: 12_000,
    unit: 'year',
    currency: 'EUR',
    year: '2026/27',
    kind: 'register',
    source: null,
  },
}

const cost = {
  unit: 'USD',
  years: 3,
  tuition: 30_000,
  living: 60_000,
  once: 3000,
  isUsual: false,
  inAll: '',
  ends: { low: 60_000, high: 120_000 },
  kind: 'at least',
}

const readRows = (...columns: Parameters<typeof aCompared>[0][]) =>
  Papa.parse<Record<string, string>>(
    comparisonCsv(
      columns.map(aCompared),
      (id) => (id === 'alpha' ? FIGURES : {}),
      'https://site.example',
      '2026-11-26',
    ).slice(1),
    { header: true, skipEmptyLines: true },
  ).data

it('has a row a university, one number a cell, and what it rests on in columns of its own', () => {
  const [row] = readRows({ id: 'alpha', name: 'Zurich, "ETH"', cost, programmes: ['Law', 'Music'] })
  expect(row).toMatchObject({
    University: 'Zurich, "ETH"',
    Level: 'Bachelor’s',
    'Total a Year': '20000',
    'Total a Year, to': '40000',
    'Total a Year, unit': 'year',
    'Total a Year, currency': 'USD',
    'Total a Year, kind': 'at least',
    'Total a Year, source': 'https://site.example/universities/alpha?level=bachelor',
    'Whole Degree with Living': '60000',
    'Whole Degree with Living, to': '120000',
    'Whole Degree with Living, unit': 'whole degree',
    'Whole Degree with Living, currency': 'USD',
    'Whole Degree with Living, kind': 'at least',
    'Application Deadline': '2027-01-15',
    'World Ranking': '7',
    'World Ranking, year': '2026',
    'World Ranking, kind': 'published in a ranking',
    'World Ranking, source': 'https://ranks.example.org',
    'Tuition (International)': '8000',
    'Tuition (International), to': '12000',
    'Tuition (International), unit': 'year',
    'Tuition (International), currency': 'EUR',
    'Popular Programs': 'Law, Music',
    Profile: 'https://site.example/universities/alpha?level=bachelor',
  })
})

it('has a column for each row of the screen', () => {
  const column = aCompared({ id: 'alpha', canTakeMe: aFigure(1), awards: aFigure(2) })
  const shown = compareRows([column]).flatMap(({ rows }) => rows.map(({ label }) => label))
  const [row = {}] = readRows({ id: 'alpha', awards: aFigure(2), applying: aFigure(3, { text: 'Portal' }) })
  expect(shown.filter((label) => !(label in row))).toEqual([])
  expect(row).toMatchObject({ 'Awards That Fit': '2', 'How to Apply': 'Portal' })
})

it('leaves empty what is not known, and runs no formula', () => {
  const [row] = readRows({ id: 'beta', name: '=cmd()', cost: { ...cost, tuition: null, ends: null } })
  expect(row).toMatchObject({
    University: "'=cmd()",
    'Total a Year': '',
    'Total a Year, unit': '',
    'Whole Degree with Living': '',
    'World Ranking': '',
    'World Ranking, source': '',
  })
})

it('has the deadline of the next round, with the end of a span and without the year of a round that has closed', () => {
  const figure = { to: null, unit: null, currency: null, year: '2027 entry', kind: null, source: null }
  const read = (value: string, closing: ComparedClosing) => {
    const figures = { 'Application Deadline': { ...figure, value } }
    const columns = figureColumns('2026-11-26').filter(({ head }) => head.startsWith('Application Deadline'))
    return columns.map(({ read: cell }) => cell({ figures, closing }))
  }
  const day = { month: 10, day: 15, latest: null, isSure: true, closesIn: 2026 }
  const expected = 'by that of other years'
  expect(read('10-15', day).slice(0, 4)).toEqual(['2027-10-15', null, `next day, ${expected}`, null])
  expect(read('11-30', { ...day, month: 11, day: 30 }).slice(0, 4)).toEqual([
    ...['2026-11-30', null, 'next day, stated', '2027 entry'],
  ])
  expect(read('12', { month: 12, day: null, latest: 7, isSure: false }).slice(0, 3)).toEqual([
    ...['2026-12', '2027-07', `next month, ${expected}`],
  ])
})

it('names the sum of a first year as such, where the length of the degree is not known', () => {
  const [row] = readRows({ id: 'alpha', cost: { ...cost, years: null } })
  expect(row).toMatchObject({ 'Total a Year, unit': 'first year', 'Whole Degree with Living': '' })
})

it.each([
  [['eth-zurich', 'university-of-oxford'], 'comparison-eth-zurich-university-of-oxford.csv'],
  [['../../etc/passwd', 'a b'], 'comparison-etcpasswd-ab.csv'],
  [[], 'comparison.csv'],
])('names the file of %p safely', (ids, name) => {
  expect(comparisonFileName(ids)).toBe(name)
})

it('keeps the name short', () => {
  expect(comparisonFileName(Array.from({ length: 4 }, () => 'x'.repeat(100))).length).toBeLessThanOrEqual(104)
})
