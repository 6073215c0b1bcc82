import type { CountryMapData } from './country-map'
import { placeTownNames } from './town-names'

type Dot = CountryMapData['others'][number]
const dot = (x: number, y: number, towns: Dot['towns']): Dot => ({ x, y, towns })
const named = (...others: Dot[]) =>
  placeTownNames({
    viewBox: '0 0 320 240',
    width: 320,
    height: 240,
    paths: { graticule: '', land: '', country: '' },
    point: { x: 160, y: 120 },
    others,
  })
const namesOf = (...others: Dot[]) => named(...others).map(({ name }) => name)

test('the six towns with most places are named, those with most first', () => {
  const dots = ['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff', 'Gg'].map((name, at) =>
    dot(100, 20 + at * 30, { [name]: at + 1 }),
  )
  expect(namesOf(...dots)).toEqual(['Gg', 'Ff', 'Ee', 'Dd', 'Cc', 'Bb'])
})

test('the dots of a town count together, those of another town of its name do not', () => {
  const berlin = [dot(200, 50, { Berlin: 2 }), dot(204, 52, { Berlin: 2, Potsdam: 1 })]
  const springfields = [dot(20, 100, { Springfield: 2 }), dot(150, 200, { Springfield: 2 })]
  expect(namesOf(...springfields, dot(20, 200, { Essen: 3 }), ...berlin)).toEqual([
    'Berlin',
    'Essen',
    'Springfield',
  ])
})

test('a name that would leave the map stands before its dot, and one that would touch another is left out', () => {
  expect(named(dot(310, 50, { Vienna: 3 }), dot(300, 55, { Baden: 1 }))).toEqual([
    { name: 'Vienna', x: 310, y: 50, isBefore: true },
  ])
})

test('places without a known town have no name', () => {
  expect(named(dot(100, 100, {}))).toEqual([])
})
