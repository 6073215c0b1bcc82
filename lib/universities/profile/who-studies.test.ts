import { aUniversity } from '@/tests/fixtures/a-university'
import { aFact, someFacts } from '@/tests/fixtures/facts'
import { barOf, byLevel, homeAndAbroad } from './who-studies'

it('splits students into those from abroad and the others, with people where they were counted', () => {
  expect(homeAndAbroad(aUniversity())).toEqual([
    { label: 'From abroad', percent: 20, people: null },
    { label: 'From the country', percent: 80, people: null },
  ])
  const counted = aUniversity({ internationalPercent: null, internationalStudents: 3000 })
  expect(homeAndAbroad(counted)).toEqual([
    { label: 'From abroad', percent: 10, people: 3000 },
    { label: 'From the country', percent: 90, people: 27000 },
  ])
})

it('knows nothing of where students come from without a share', () => {
  expect(homeAndAbroad(aUniversity({ internationalPercent: null }))).toEqual([])
})

it('splits students by level where at least two levels are counted', () => {
  const at = (master: number | null) =>
    someFacts({ studentsByLevel: aFact({ undergraduate: 3000, master, doctorate: null }) })
  expect(byLevel({ facts: at(1000) })).toEqual([
    { label: 'Undergraduate', percent: 75, people: 3000 },
    { label: 'Master’s', percent: 25, people: 1000 },
  ])
  expect(byLevel({ facts: at(null) })).toEqual([])
})

it('lays parts side by side', () => {
  expect(barOf([{ percent: 22.34 }, { percent: 77.66 }])).toEqual([
    { x: 0, width: 22.3 },
    { x: 22.3, width: 77.7 },
  ])
})
