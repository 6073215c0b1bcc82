import { tokenise } from './tokens'

it.each([
  ['U.K. Ph.D.', ['uk', 'phd']],
  ['10,000 10.000 10 000 20k', ['10000', '10000', '10000', '20', 'k']],
  ['5,00,000 12,34,567', ['500000', '1234567']],
  ['A$30000 hk$5', ['a$', '30000', 'hk$', '5']],
  ['6,5 6.5', ['6.5', '6.5']],
  ['5000-8000 10 – 20k', ['5000', '8000', '10', '20', 'k']],
  ['€5000 $20', ['€', '5000', '$', '20']],
  ['masters/phd, Bachelor’s', ['masters', 'phd', 'bachelors']],
  ['“public health” law', ['public health', 'law']],
  ['"open end', ['open end']],
  ['!? ""', []],
])('cuts %s', (text, words) => expect(tokenise(text).map(({ word }) => word)).toEqual(words))

it('tells where each stands', () => {
  const text = ' in  São Paulo'
  expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual(['in', 'São', 'Paulo'])
})
