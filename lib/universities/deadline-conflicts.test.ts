import { aUniversity } from '@/tests/fixtures/a-university'
import { aFact, aRound, aRoute, someFacts } from '@/tests/fixtures/facts'
import { findDeadlineConflicts } from './deadline-conflicts'

type Rounds = Parameters<typeof aRound>[]

function conflicts(own: { month: number; day: number | null } | null, ...rounds: Rounds) {
  const routes = [aFact(aRoute({ rounds: rounds.map((round) => aRound(...round)) }))]
  const { admissionRequirements } = aUniversity()
  const applicationDeadline = own && { ...own, note: null }
  const university = aUniversity({
    id: 'oak',
    facts: someFacts({ routes }),
    admissionRequirements: { ...admissionRequirements, applicationDeadline },
  })
  return findDeadlineConflicts([university]).map(({ message }) => message)
}

it('finds a day of the record that is not that of its service', () => {
  expect(conflicts({ month: 1, day: 14 }, [])).toEqual([
    'two deadlines for a bachelor’s degree: its own record 14/1 and National service 13/1',
  ])
  expect(conflicts({ month: 3, day: null }, [])).toHaveLength(1)
})

it('takes the same day, the month alone and a usual time for no contradiction', () => {
  expect(conflicts({ month: 1, day: 13 }, [])).toEqual([])
  expect(conflicts({ month: 1, day: null }, [])).toEqual([])
  expect(conflicts({ month: 4, day: 30 }, [{}, { isUnsure: true }])).toEqual([])
  expect(conflicts(null, [])).toEqual([])
})

it('tells rounds for other people, subjects and starts apart', () => {
  const march = { closes: { month: 3, day: 1 } }
  expect(conflicts(null, [{ who: 'eu-eea' }], [{ ...march, who: 'international' }])).toEqual([])
  expect(conflicts(null, [], [{ ...march, fields: ['medicine'] }])).toEqual([])
  expect(conflicts(null, [], [{ ...march, intakes: [2] }])).toEqual([])
  expect(conflicts(null, [], [{ ...march, kind: 'late' }])).toEqual([])
  expect(conflicts(null, [], [march])).toHaveLength(1)
})
