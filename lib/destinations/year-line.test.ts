import { aRoundRule, aRouteRule } from '@/tests/fixtures/national'
import { listRoutes } from './routes'
import { teachingTrack, waitTrack, YEAR } from './year-line'

const trackOf = (...rounds: object[]) => {
  const [route] = listRoutes([aRouteRule({ rounds: rounds.map(aRoundRule) })], '2026-11-27')
  return route?.track
}

test('a sure day is a mark at the end of the bar, and a month that is not sure is dark as a whole', () => {
  expect(trackOf({})).toEqual({ open: 'M138 0h62', closing: 'M198 0h4' })
  expect(trackOf({ isUnsure: true })).toEqual({ open: 'M124 0h62', closing: 'M186 0h31' })
})

test('a deadline between two months is dark from the first to the last, past the end of the year too', () => {
  expect(trackOf({ opens: null, closes: { month: 12 }, latest: 2, isUnsure: true })).toEqual({
    open: '',
    closing: 'M341 0h31M0 0h62',
  })
})

test('an opening without a deadline, another date and a round of other people are not drawn', () => {
  const others = [{ closes: null }, { kind: 'other', name: 'documents' }, { who: 'home' }]
  expect(trackOf(...others)).toEqual({ open: '', closing: '' })
})

test('teaching goes from its first month to its last, and the wait for a visa ends where it begins', () => {
  expect(teachingTrack({ starts: [9, 10], ends: [6] }).open).toBe(`M248 0h${YEAR - 248}M0 0h186`)
  expect(waitTrack([4, 8], [2])).toEqual({ open: 'M346 0h26M0 0h31', closing: 'M2 0h29' })
})
