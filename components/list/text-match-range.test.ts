import { alsoOf } from './text-match-range'

const answer = (from: number, to: number, total: number, also?: number) => ({
  page: 1,
  pages: 9,
  from,
  to,
  total,
  counts: {},
  ...(also !== undefined && { also }),
})

it.each([
  ['none', answer(1, 9, 30), null],
  ['those of a later page', answer(1, 9, 30, 12), null],
  ['those that begin on this page', answer(10, 18, 20, 5), { at: 6, isFirst: true, total: 5, text: 'usa' }],
  [
    'those that begin with the page',
    answer(10, 18, 20, 11),
    { at: 0, isFirst: true, total: 11, text: 'usa' },
  ],
  ['those that began before', answer(10, 18, 20, 15), { at: 0, isFirst: false, total: 15, text: 'usa' }],
  ['nothing but those', answer(1, 9, 14, 14), { at: 0, isFirst: true, total: 14, text: 'usa' }],
] as const)('finds %s', (_, given, wanted) => {
  expect(alsoOf(given, 'usa')).toEqual(wanted)
})
