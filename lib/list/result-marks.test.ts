import type { ListAnswer } from './answer'
import { resultMarks } from './result-marks'

const answer = (from: number, to: number, total: number, rest: Partial<ListAnswer>): ListAnswer => ({
  page: 1,
  pages: 9,
  from,
  to,
  total,
  counts: {},
  ...rest,
})
const also = (count: number) => ({ also: count })
const unsorted = (total: number) => ({ unsorted: { total, by: 'deadline' } })

it.each([
  ['none', answer(1, 9, 30, {}), []],
  ['none of a later page', answer(1, 9, 30, also(12)), []],
  [
    'text that begins on this page',
    answer(10, 18, 20, also(5)),
    [{ at: 6, words: 'Also contain “usa” in their name: 5' }],
  ],
  [
    'text that begins with the page',
    answer(10, 18, 20, also(11)),
    [{ at: 0, words: 'Also contain “usa” in their name: 11' }],
  ],
  [
    'text that began before',
    answer(10, 18, 20, also(15)),
    [{ at: 0, words: 'More that also contain “usa” in their name: 15' }],
  ],
  [
    'nothing but text',
    answer(1, 9, 14, also(14)),
    [{ at: 0, words: 'Also contain “usa” in their name: 14' }],
  ],
  [
    'what the sort does not know',
    answer(1, 9, 1000, unsorted(995)),
    [{ at: 5, words: 'Deadline not known: 995 more' }],
  ],
  ['it on a later page', answer(10, 18, 1000, unsorted(995)), [{ at: 0, words: 'Deadline not known: 995' }]],
  ['nothing but it', answer(1, 9, 12, unsorted(12)), [{ at: 0, words: 'Deadline not known: 12' }]],
  [
    'both',
    answer(1, 9, 9, { ...unsorted(3), ...also(2) }),
    [
      { at: 4, words: 'Deadline not known: 3 more' },
      { at: 7, words: 'Also contain “usa” in their name: 2' },
    ],
  ],
  [
    'it no more where it is over',
    answer(10, 18, 18, { ...unsorted(3), ...also(9) }),
    [{ at: 0, words: 'Also contain “usa” in their name: 9' }],
  ],
])('marks %s', (_, given, wanted) => {
  expect(resultMarks(given, 'usa', 'name')).toEqual(wanted)
})
