import Papa from 'papaparse'
import { aCompared } from '@/tests/fixtures/a-compared'
import { comparisonCsv, comparisonFileName } from './comparison-csv'
import type { Figures } from './figures'

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

const cost = { unit: 'USD', years: 3, tuition: 30_000, living: 60_000, once: 3000, isUsual: false, inAll: '' }

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
    'Total a Year': '31000',
    'Whole Degree with Living': '93000',
    'Whole Degree with Living, currency': 'USD',
    'Application Deadline': '2027-01-15',
    'World Ranking': '7',
    'World Ranking, year': '2026',
    'World Ranking, kind': 'reported by the university',
    'World Ranking, source': 'https://ranks.example.org',
    'Tuition (International)': '8000',
    'Tuition (International), to': '12000',
    'Tuition (International), unit': 'year',
    'Tuition (International), currency': 'EUR',
    'Popular Programs': 'Law, Music',
    Profile: 'https://site.example/universities/alpha',
  })
})

it('leaves empty what is not known, and runs no formula', () => {
  const [row] = readRows({ id: 'beta', name: '=cmd()', cost: { ...cost, tuition: null } })
  expect(row).toMatchObject({
    University: "'=cmd()",
    'Total a Year': '',
    'Whole Degree with Living': '',
    'World Ranking': '',
    'World Ranking, source': '',
  })
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
