import { labelOf } from './options'

const SIZES = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
] as const

test.each([
  ['l', 'Large'],
  ['xl', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('labels %j as %j', (value, label) => {
  expect(labelOf(SIZES, value)).toBe(label)
})
