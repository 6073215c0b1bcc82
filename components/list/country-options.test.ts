import { countryOptions } from './country-options'

const known = ['de', 'fr', 'gb', 'nl'].map((code) => ({ code, name: code.toUpperCase(), aliases: '' }))
const counts = { any: 3, values: { de: 2 }, notKnown: { fr: 1 } }
const codes = (...args: Parameters<typeof countryOptions>) =>
  countryOptions(...args).map(({ code, count, notKnown, isOnlyBeyond }) => [
    code,
    count,
    notKnown,
    isOnlyBeyond,
  ])

it('offers countries with results, and those that may have some', () => {
  expect(codes(known, [], counts, undefined)).toEqual([
    ['de', 2, 0, false],
    ['fr', 0, 1, false],
  ])
})

it('keeps a chosen country without results', () => {
  expect(codes(known, ['nl'], counts, { nl: 5 }).at(-1)).toEqual(['nl', 0, 0, false])
})

it('puts countries last that have results only without the text or the filters', () => {
  expect(codes(known, [], counts, { de: 9, gb: 4 }).at(-1)).toEqual(['gb', 0, 0, true])
})
