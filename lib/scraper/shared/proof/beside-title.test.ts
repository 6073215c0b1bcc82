import { besideOf } from './beside-title'

const PAGE = [
  'Law is one of our programmes. International students pay a deposit.',
  '| Law | Bachelor’s | €21,500 |',
  '| Law and Economics | Master’s | €23,000 |',
  '## Nordic Studies',
  'Two years, taught in English.',
].join('\n')
const isBeside = besideOf(PAGE, ['Law', 'Law and Economics', 'Nordic Studies'])

test.each([
  ['Law', '€21,500', true],
  ['Law', 'Law Bachelor’s €21,500', true],
  ['Law', '€23,000', false],
  ['Law and Economics', '€23,000', true],
  ['Law and Economics', 'Law Bachelor’s €21,500', false],
  ['Law', 'Law and Economics Master’s €23,000', false],
  ['Nordic Studies', 'taught in English', true],
  ['Law', 'Law ... taught in English', false],
  ['Law', 'not on the page', false],
])('%s, “%s”: %s', (title, quote, expected) => {
  expect(isBeside(quote, title)).toBe(expected)
})

test('what stands above all names holds for each of them', () => {
  const isOne = besideOf('All take two years. Law. Physics.', ['Law', 'Physics'])
  expect([isOne('All take two years', 'Law'), isOne('All take two years', 'Physics')]).toEqual([true, true])
})
