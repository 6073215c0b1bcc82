import { atLevel, leveled } from './level-values'

const fee = { bachelor: 'EUR 1,000', master: 'EUR 2,000', doctorate: 'EUR 1,000' }

it('keeps what differs at a level, and gives back each level', () => {
  const value = leveled((level) => ({ name: 'Alpha', fee: fee[level] }))
  expect(value).toEqual({ name: 'Alpha', fee: 'EUR 1,000', at: { master: { fee: 'EUR 2,000' } } })
  expect(atLevel(value, 'bachelor')).toEqual({ name: 'Alpha', fee: 'EUR 1,000' })
  expect(atLevel(value, 'master')).toEqual({ name: 'Alpha', fee: 'EUR 2,000' })
  expect(atLevel(value, 'doctorate')).toEqual({ name: 'Alpha', fee: 'EUR 1,000' })
})

it('keeps nothing more where all levels are the same', () => {
  expect(leveled(() => ({ name: 'Alpha' }))).toEqual({ name: 'Alpha' })
})
