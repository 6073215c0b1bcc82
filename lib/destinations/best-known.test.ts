import { aUniversity } from '@/tests/fixtures/a-university'
import { byUniversityRenown } from './best-known'

const ranked = (name: string, rank: number) =>
  aUniversity({ name, worldRanking: { rank, label: `${rank}`, publisher: 'QS', year: 2026 } })

test('rank comes before depth, and depth before the name', () => {
  const universities = [
    aUniversity({ name: 'Basic A', depth: 'basic', worldRanking: null }),
    aUniversity({ name: 'Full B', worldRanking: null }),
    aUniversity({ name: 'Full A', worldRanking: null }),
    ranked('No. 90', 90),
    ranked('No. 9', 9),
  ]
  expect(universities.sort(byUniversityRenown).map(({ name }) => name)).toEqual([
    'No. 9',
    'No. 90',
    'Full A',
    'Full B',
    'Basic A',
  ])
})
