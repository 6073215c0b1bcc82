import { byPrecedence, choose, startYear } from './choose'

const TODAY = '2026-11-27'
const of = (kind: 'reported' | 'register' | 'law' | 'usual' | 'general', year: string) => ({ kind, year })

it('puts an own current figure before a register, a register before a law, and general knowledge last', () => {
  const given = [
    of('general', '2026'),
    of('usual', '2026'),
    of('law', '2026'),
    of('register', '2023'),
    of('reported', '2025/26'),
  ]
  expect(byPrecedence(given, TODAY).map(({ kind }) => kind)).toEqual([
    'reported',
    'register',
    'law',
    'usual',
    'general',
  ])
})

it('puts a register before an own figure that is no longer current, and that before a law', () => {
  const given = [of('law', '2026'), of('reported', '2020'), of('register', '2021')]
  expect(byPrecedence(given, TODAY).map(({ kind }) => kind)).toEqual(['register', 'reported', 'law'])
})

it('takes the newer of one kind', () => {
  expect(choose([of('register', '2021/22'), of('register', '2023/24')], TODAY)).toEqual(
    of('register', '2023/24'),
  )
})

it('has none to choose from nothing', () => {
  expect(choose([], TODAY)).toBeNull()
})

it.each([
  ['2023/24', 2023],
  ['January 2023', 2023],
  ['since 2019/20', 2019],
  ['', 0],
])('reads the first year of %p', (text, year) => {
  expect(startYear(text)).toBe(year)
})
