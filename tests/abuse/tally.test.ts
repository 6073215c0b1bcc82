import { closeTally } from './tally'

it.each([
  [{ asked: 10, tried: 10, failures: [] }, false, '0 failed, 10 tried'],
  [{ asked: 10, tried: 10, failures: ['a: b'] }, true, '1 failed, 10 tried'],
  [{ asked: 10, tried: 4, failures: [] }, false, '0 failed, 4 tried of 10: there was no time for the others'],
  [{ asked: 10, tried: 0, failures: [] }, true, 'not run'],
])('%j', (tally, isFailed, said) => {
  expect(closeTally(tally)).toEqual({ isFailed, said })
})
