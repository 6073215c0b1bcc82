import { makeVocabulary } from '../search-words/vocabulary'
import { withFurtherNames } from '../search-words/further-names'
import { elsewhereOf, readTypedText, unusedKinds, withRightNames } from './read-typed-text'

const base = makeVocabulary(
  {
    countries: [
      ['de', 'Germany'],
      ['gb', 'United Kingdom', 'UK'],
    ],
    subjects: [
      ['law', 'Law', ''],
      ['nursing', 'Nursing', 'nurse'],
    ],
    modifiers: [],
    rates: { USD: 1 },
  },
  [{ nameKey: 'university of leeds', names: '', location: 'Leeds' }],
)

it('makes parts text that a list cannot use, and keeps the places of the others in the text', () => {
  const text = 'law in leeds uk masters'
  const { parts, rest, filters } = readTypedText(
    text,
    base,
    ({ kind }) => kind === 'place' || kind === 'country',
  )
  expect(rest).toBe('leeds uk')
  expect(filters).toMatchObject({ places: [], countries: [], level: 'master', subjects: ['law'] })
  expect(parts.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['subject', 'law'],
    ['level', 'masters'],
  ])
})

it('keeps quotations that were typed as parts', () => {
  const { parts } = readTypedText('"law" germany', base, () => false)
  expect(parts.map(({ kind }) => kind)).toEqual(['text', 'country'])
})

it('names the kinds that a list does not use, each once', () => {
  const { parts } = readTypedText('law nursing masters germany', base, () => false)
  expect(unusedKinds(parts, ['country'])).toEqual(['subject', 'level'])
})

it('tells where else a text leads, unless that is here', () => {
  const understood = readTypedText('law uk', base, () => false)
  expect(elsewhereOf('law uk', understood, 'universities', null)).toEqual([
    { what: 'programmes', href: '/programmes?subject=law&country=gb', label: 'Law, United Kingdom' },
  ])
  expect(elsewhereOf('law uk', understood, 'programmes', null)).toEqual([])
  expect(elsewhereOf('law uk', understood, 'universities', 'master')).toMatchObject([
    { href: '/programmes?subject=law&level=master&country=gb', label: 'Law, United Kingdom, Master’s' },
  ])
})

it.each([
  ['law leeds uk', 'Law, Leeds, United Kingdom'],
  ['law sat 1400 uk', 'Law, United Kingdom, “sat 1400”'],
  ['law under 3000 usd', 'Law, up to US$ 3,000 a year'],
  ['top 10 law', 'World ranking: up to #10, Law'],
  ['law in italian', 'Law, “in italian”'],
  ['law or nursing uk', 'Law, United Kingdom'],
  ['law masters or phd', 'Law, Master’s'],
  ['cheap law', 'Law'],
  ['"moot court" law', '“moot court”, Law'],
])('names all that the other list asks for, so that its number is true: %s', (typed, label) =>
  expect(
    elsewhereOf(
      typed,
      readTypedText(typed, base, () => false),
      'universities',
      null,
    )[0]?.label,
  ).toBe(label),
)

it('puts words right that only a name has', () => {
  expect(withRightNames('leedz hall', base, () => false)).toBe('leeds hall')
  expect(withRightNames('leedz hall', base, (word) => word === 'leedz')).toBe('leedz hall')
})

describe('further names', () => {
  const asked = jest.fn(() => ({
    subjects: [['law', 'derecho,droit', 'jurist,leeds'] as const],
    phrases: [],
  }))
  const vocabulary = withFurtherNames(base, asked)
  const subjectsOf = (text: string) => readTypedText(text, vocabulary, () => false).filters.subjects

  it('are asked for where a word was not understood, and once', () => {
    expect(subjectsOf('nursing germany')).toEqual(['nursing'])
    expect(asked).not.toHaveBeenCalled()
    expect(subjectsOf('derecho germany')).toEqual(['law'])
    expect(subjectsOf('jurist uk')).toEqual(['law'])
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('never take the place of a university’s name, and nothing is a mistyped one', () => {
    expect(subjectsOf('leeds')).toEqual([])
    expect(subjectsOf('derechq')).toEqual([])
  })
})
