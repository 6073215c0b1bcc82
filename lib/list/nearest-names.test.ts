import { normaliseText } from '../text/normalise-text'
import { nearestNames } from './nearest-names'

const items = [
  'University of Oxford',
  'Oxford Brookes University',
  'University of Toronto',
  'Kyoto University',
].map((name) => ({ id: name, name, key: normaliseText(name) }))
const names = (text: string) => nearestNames(items, text, (item) => item).map(({ name }) => name)

it.each([
  ['oxfrod', ['University of Oxford', 'Oxford Brookes University']],
  ['Torronto', ['University of Toronto']],
  ['kioto universty', ['Kyoto University']],
  ['zzzzzz', []],
  ['ox', []],
])('offers for %p', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

it('offers a name that several items have once', () => {
  const twice = [...items, ...items]
  expect(nearestNames(twice, 'kioto', (item) => item)).toHaveLength(1)
})
