import { toggled } from './toggled'

const TABLE = [{ value: 'a' }, { value: 'b' }, { value: 'c' }] as const

it('adds what is missing, in the order of the table', () => {
  expect(toggled(TABLE, ['c'], 'a')).toEqual(['a', 'c'])
})

it('takes out what is there, and ignores what is in no table', () => {
  expect(toggled(TABLE, ['a', 'c'], 'a')).toEqual(['c'])
  expect(toggled(TABLE, ['a'], 'z')).toEqual(['a'])
})
