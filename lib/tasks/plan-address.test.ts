import { aPlan, anAward, aPlace, aSavedProgramme } from '@/tests/fixtures/plans'
import { choicesOf } from '../plan/choices'
import { addressOf } from './plan-address'

const plan = aPlan({ items: [aPlace(), aSavedProgramme()] })
const choices = choicesOf(plan, 'master')

it('names each place with its level, a programme by its key', () => {
  expect(addressOf(choices, [anAward()], [])).toEqual({
    places: [
      { universityId: 'university-of-oxford', key: null, level: 'master', start: null },
      { universityId: 'monash-university', key: '082345a', level: 'master', start: null },
    ],
    awards: ['chevening'],
  })
})
