import { splitRows, type KeyedPredicate } from './split-rows'

const isEven: KeyedPredicate<number> = ['even', (value) => value % 2 === 0]
const isSmall: KeyedPredicate<number> = ['small', (value) => value < 4]
const isOdd: KeyedPredicate<number> = ['odd', (value) => value % 2 === 1]

it('finds every row where nothing is asked', () => {
  const rows = [3, 1]
  expect(splitRows(rows, [])).toEqual({ found: rows, nearly: new Map() })
})

it('tells what passes, in the order given, from what one test alone keeps out', () => {
  expect(splitRows([6, 5, 4, 3, 2, 1, 0], [isEven, isSmall])).toEqual({
    found: [2, 0],
    nearly: new Map([
      ['even', [3, 1]],
      ['small', [6, 4]],
    ]),
  })
})

it('leaves out what fails two tests, and asks it no third', () => {
  const never = jest.fn(() => true)
  const { found, nearly } = splitRows([5], [isEven, isSmall, ['never', never]])
  expect(found).toEqual([])
  expect([...nearly.values()].flat()).toEqual([])
  expect(never).not.toHaveBeenCalled()
})

it('lets no row through tests that exclude each other', () => {
  expect(splitRows([1, 2], [isEven, isOdd]).found).toEqual([])
})
