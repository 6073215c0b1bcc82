import { pageList, paginate } from './paginate'

it.each([
  [0, 1, { page: 1, pages: 1, from: 0, to: 0, total: 0 }],
  [9, 1, { page: 1, pages: 1, from: 1, to: 9, total: 9 }],
  [10, 2, { page: 2, pages: 2, from: 10, to: 10, total: 10 }],
  [20, 99, { page: 3, pages: 3, from: 19, to: 20, total: 20 }],
])('puts %d rows, page %d', (total, page, expected) => {
  expect(paginate(total, page, 9)).toEqual(expected)
})

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, null, 10]],
  [5, 10, [1, null, 3, 4, 5, 6, 7, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 8, 9, 10]],
])('lists pages around %d of %d', (page, pages, expected) => {
  expect(pageList(page, pages)).toEqual(expected)
})
