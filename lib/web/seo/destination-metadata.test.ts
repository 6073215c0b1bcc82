import { aUniversity } from '@/tests/fixtures/a-university'
import type { Destination } from '../../destinations/destination'
import { destinationMetadata } from './destination-metadata'

const NETHERLANDS: Destination = {
  country: { code: 'nl', name: 'Netherlands', region: 'europe', currency: 'EUR', aliases: [] },
  facts: {
    code: 'nl',
    languages: ['Dutch'],
    languageNote: null,
    academicYear: null,
    livingCost: null,
    officialPage: null,
  },
  editorialMonth: '2026-11',
  full: 1,
  universities: [aUniversity()],
  scholarships: [],
  tuition: null,
  living: null,
  visa: { rules: [], sources: [] },
  notices: [],
  nearby: [],
  map: null,
}

test('the description promises no more than the page holds', () => {
  expect(destinationMetadata(NETHERLANDS)).toMatchObject({
    title: 'Study in the Netherlands',
    description:
      'Studying in the Netherlands: 1 university, languages and places nearby. Every figure with its source and date.',
    alternates: { canonical: '/resources/countries/nl' },
  })
  const rules = [{ question: 'Fee' as const, rule: [], knownFrom: '2025' }]
  expect(destinationMetadata({ ...NETHERLANDS, visa: { rules, sources: [] } }).description).toContain(
    'visa and work rules',
  )
})
