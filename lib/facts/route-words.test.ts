import { aRound, aRoute } from '@/tests/fixtures/facts'
import { deadlinesOfRoute } from './deadline'
import { dayInWords, deadlineInWords, deadlineLine, openingInWords } from './route-words'

it('names a day only where it is sure', () => {
  expect(dayInWords({ month: 1, day: 13 }, false)).toBe('13 January')
  expect(dayInWords({ month: 1, day: 13 }, true)).toBe('usually in January')
  expect(dayInWords({ month: 1, day: null }, false)).toBe('in January')
  expect(dayInWords({ month: 12, day: null }, true, 7)).toBe('usually between December and July')
})

it('says what sets a deadline apart', () => {
  const line = (...round: Parameters<typeof aRound>) =>
    deadlinesOfRoute(aRoute({ rounds: [aRound(...round)] })).map((each) => deadlineLine(each, [9]))
  expect(line()).toEqual(['13 January'])
  expect(line({ fields: ['medicine', 'veterinary-medicine'] })).toEqual([
    'Medicine, veterinary medicine: 13 January',
  ])
  expect(line({ kind: 'late', who: 'eu-eea', intakes: [2] }, { isUnsure: true })).toEqual([
    'Later round, applicants from the EU and EEA, start in February: usually in January',
  ])
  expect(line({ name: 'documents and fee' })).toEqual(['Documents and fee: 13 January'])
})

it('never gives the end of a rolling round as the day by which to apply', () => {
  const words = (...round: Parameters<typeof aRound>) =>
    deadlinesOfRoute(aRoute({ rounds: [aRound(...round)] })).map(deadlineInWords)
  const closes = { month: 6, day: null }
  expect(words({ closes, isRolling: true }, { isUnsure: true })).toEqual(['rolling, usually until June'])
  expect(
    words({ closes: { month: 10, day: null }, latest: 12, isRolling: true }, { isUnsure: true }),
  ).toEqual(['rolling, usually until October–December'])
})

it('has the opening for students from abroad', () => {
  const opens = { month: 9, day: 1 }
  expect(openingInWords(aRoute({ rounds: [aRound({ opens })] }))).toBe('1 September')
  expect(openingInWords(aRoute({ rounds: [aRound({ opens, who: 'home' })] }))).toBeNull()
})
