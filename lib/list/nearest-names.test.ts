import { normaliseText } from '../text/normalise-text'
import { namesOnce, nearestNames } from './nearest-names'

const items = [
  'University of Oxford',
  'Oxford Brookes University',
  'University of Toronto',
  'Kyoto University',
].map((name) => ({ id: name, name, key: normaliseText(name) }))
const names = (text: string) => nearestNames(items, text).map(({ name }) => name)

it.each([
  ['oxfrod', ['University of Oxford', 'Oxford Brookes University']],
  ['Torronto', ['University of Toronto']],
  ['kioto universty', ['Kyoto University']],
  ['zzzzzz', []],
  ['ox', []],
])('offers for %p', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

it('has a name that several items have once, as the first has it', () => {
  const again = items.map((item) => ({ ...item, id: `other ${item.id}` }))
  expect(namesOnce([...items, ...again])).toEqual(items)
})
