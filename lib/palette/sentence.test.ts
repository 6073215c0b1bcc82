import { makeVocabulary } from '../search-words/vocabulary'
import { readSentence } from './sentence'

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
  [
    'masters law germany',
    'Programmes: Master’s, Law, Germany',
    '/programmes?subject=law&level=master&country=de',
    true,
  ],
  ['germany', 'Universities: Germany', '/universities?search=germany', false],
  [
    'fully funded phd',
    'Scholarships: Fully funded, PhD',
    '/scholarships?tab=browse&degree=phd&funding=full',
    true,
  ],
  ['germany harbour', 'Universities: Germany, “harbour”', '/universities?search=germany+harbour', false],
])('%s leads to %s', (text, label, href, isSure) =>
  expect(readSentence(text, vocabulary)).toMatchObject({ choice: { label, href }, isSure }),
)

it.each(['leeds', 'university of leeds', 'harbour', '"germany"'])('%s is no sentence', (text) =>
  expect(readSentence(text, vocabulary)).toBeNull(),
)
