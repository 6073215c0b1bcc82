import { answerOf, type ListResult } from './answer'

const RESULT: ListResult<string> = {
  page: 2,
  pages: 3,
  from: 21,
  to: 40,
  total: 55,
  counts: { country: { any: 55, values: { de: 20 } } },
  rows: ['a row'],
  folded: [],
  notKnownRows: ['another'],
  suggestions: null,
  count: () => ({ any: 0, values: {} }),
}

it('sends the answer without rows, suggestions and the function that counts', () => {
  expect(answerOf(RESULT)).toEqual({
    page: 2,
    pages: 3,
    from: 21,
    to: 40,
    total: 55,
    counts: { country: { any: 55, values: { de: 20 } } },
  })
})

it('sends what is not known, and how many only contain the text, where there are any', () => {
  const notKnown = { page: 0, pages: 1, from: 0, to: 0, total: 4, keys: ['fee'] }
  expect(answerOf({ ...RESULT, notKnown, also: 3 })).toMatchObject({ notKnown, also: 3 })
  expect(answerOf({ ...RESULT, also: 0 })).not.toHaveProperty('also')
})

it('can be written as JSON and read again', () => {
  expect(JSON.parse(JSON.stringify(answerOf(RESULT)))).toEqual(answerOf(RESULT))
})
