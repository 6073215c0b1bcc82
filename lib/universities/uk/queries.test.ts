import { getUniversities } from '../queries'
import { getCityName, getTopUk, getUkMap, getUkTotals, searchUk } from './queries'
import { UK } from './list'

const british = getUniversities().filter(({ countryCode }) => countryCode === 'gb')

it('counts the universities of the United Kingdom and their cities', () => {
  const { universities, cities } = getUkTotals()
  expect(universities).toBe(british.length)
  expect(cities).toBeGreaterThan(50)
  expect(cities).toBeLessThan(universities)
})

it('names a city as the catalogue writes it, and another one by its words', () => {
  expect(getCityName('london')).toBe('London')
  expect(getCityName('newcastle-upon-tyne')).toBe('Newcastle upon Tyne')
  expect(getCityName('my-own-town')).toBe('My Own Town')
})

it('answers a search with as many cards as the page has rows', () => {
  const { cards, total, from, to } = searchUk(UK.parse('?city=london'), () => () => null)
  expect(total).toBeGreaterThan(20)
  expect(cards).toHaveLength(to - from + 1)
  expect(
    cards.every(({ countryCode, location }) => countryCode === 'gb' && location?.startsWith('London')),
  ).toBe(true)
})

it('finds no university outside the country', () => {
  const { cards, total } = searchUk(UK.parse('?search=eth+zurich'), () => () => null)
  expect({ cards, total }).toEqual({ cards: [], total: 0 })
})

it('opens with the best ranked', () => {
  const [first, ...others] = getTopUk(3)
  expect(first?.rank?.national).toBe(1)
  expect(others).toHaveLength(2)
})

it('draws every university whose place and city are known', () => {
  const { land, neighbours, dots } = getUkMap()
  const placed = british.filter(({ coordinates, campusLife }) => coordinates && campusLife.location)
  expect(dots.reduce((sum, { universities }) => sum + universities, 0)).toBeGreaterThanOrEqual(placed.length)
  expect(land && neighbours).not.toBe('')
  expect(getUkMap()).toBe(getUkMap())
})
