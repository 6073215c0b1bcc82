import { addCounts, countBases, overAll, shareOf } from './counts'

const NOTHING = { which: null, cost: null, need: null, when: null, awards: null }

it('counts what answers rest on, question by question, and all together', () => {
  const counted = countBases([
    { ...NOTHING, which: 'recent', cost: 'once' },
    { ...NOTHING, which: 'older' },
  ])
  expect(counted.which).toEqual({ recent: 1, older: 1, twice: 0, once: 0, none: 0 })
  expect(counted.cost).toMatchObject({ once: 1, none: 1 })
  expect(overAll(addCounts([counted, counted]))).toEqual({ recent: 2, older: 2, twice: 0, once: 2, none: 14 })
})

it('tells a share in whole percent, and none where nothing was asked', () => {
  const { which } = countBases([{ ...NOTHING, which: 'recent' }, { ...NOTHING, which: 'once' }, NOTHING])
  expect(shareOf(which, ['recent'])).toBe(33)
  expect(shareOf(which, ['recent', 'once'])).toBe(67)
  expect(shareOf(countBases([]).which, ['recent'])).toBe(0)
})
