import { aRow } from '@/tests/fixtures/a-row'
import { makeVocabulary } from '../search-words/vocabulary'
import { withFurtherNames } from '../search-words/further-names'
import { readAnswers, readSaid, readSentence } from './sentence'

const vocabulary = makeVocabulary(
  {
    countries: [['de', 'Germany']],
    subjects: [['law', 'Law', '']],
    modifiers: [],
    rates: { USD: 1 },
  },
  [{ nameKey: 'university of leeds', names: '', location: 'Leeds' }],
)

it.each([
  ['germany', 'Universities: Germany', '/universities?search=germany', false],
  [
    'fully funded phd',
    'Scholarships: Fully funded, PhD',
    '/scholarships?tab=browse&degree=phd&funding=full',
    true,
  ],
  ['scholarships', 'Scholarships', '/scholarships?tab=browse', true],
  ['germany harbour', 'Universities: Germany, “harbour”', '/universities?search=germany+harbour', false],
])('%s leads to %s', (text, label, href, isSure) =>
  expect(readSentence(text, vocabulary)).toMatchObject({ isSure, lists: [{ choice: { label, href } }] }),
)

it('leads to the universities as well as to the programmes of a subject, and counts the visitor’s level', () => {
  const lists = (text: string) =>
    readSentence(text, vocabulary, 'doctorate')?.lists.map(({ choice: { label, href } }) => [label, href])
  expect(lists('masters cheap law germany')).toEqual([
    [
      'Programmes: Master’s, Law, Germany, Lowest fee first',
      '/programmes?subject=law&level=master&country=de&sort=fee',
    ],
    [
      'Universities: Master’s, Law, Germany, Lowest fee first',
      '/universities?search=masters+cheap+law+germany',
    ],
  ])
  expect(lists('law')?.[0]).toEqual(['Programmes: Law, PhD', '/programmes?subject=law&level=doctorate'])
})

it.each(['leeds', 'university of leeds', 'harbour', '"germany"'])('%s is no sentence', (text) =>
  expect(readSentence(text, vocabulary)).toBeNull(),
)

it.each([
  ['masters law germany for nigerians', 'ng'],
  ['masters law germany nigerian', 'ng'],
  ['masters law germany', null],
  ['masters law for african students', null],
])('%s says that the visitor comes from %s', (text, origin) => {
  const countries = [
    ['de', 'Germany'],
    ['ng', 'Nigeria', 'Nigerian'],
  ] as const
  const words = { countries, subjects: [['law', 'Law', '']], modifiers: [], rates: { USD: 1 } } as const
  expect(readSentence(text, makeVocabulary(words, []))).toMatchObject({ origin })
})

it('leads to the page that answers a question, in a country or for all, and to a comparison', () => {
  const asking = withFurtherNames(vocabulary, () => ({
    subjects: [],
    phrases: [
      ['ask', 'visa', 'visa,student visa', 'Visa', 'visa', '/resources/visa'],
      ['page', '/scholarships/plain', 'plain award', 'Plain Award'],
      ['ask', 'no-subject', 'astrology', 'No subject of this site'],
    ],
  }))
  const rows = [aRow({ id: 'a', name: 'Leeds Hall' }), aRow({ id: 'b', name: 'Harbour College' })]
  const hrefs = (text: string) => readAnswers(text, asking, rows).map(({ href }) => href)
  expect(hrefs('germany student visa')).toEqual(['/resources/countries/de#visa'])
  expect(hrefs('visa')).toEqual(['/resources/visa'])
  expect(hrefs('leeds hall vs harbour college')).toEqual(['/universities?tab=compare&compare=a,b'])
  expect(hrefs('plain award')).toEqual([])
  expect(hrefs('germny')).toEqual(['/resources/countries/de'])
  expect(hrefs('law germany')).toEqual(['/resources/countries/de'])
  expect(readSentence('visa', asking)).toBeNull()
  expect(readSaid('astrology', asking)).toEqual(['“astrology”: No subject of this site'])
  expect(readSaid('visa', asking)).toEqual([])
})
