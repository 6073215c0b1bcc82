import { destinationsOf } from './href'
import { understand } from './understand'
import { makeVocabulary } from './vocabulary'

const vocabulary = makeVocabulary(
  {
    countries: [
      ['de', 'Germany'],
      ['gb', 'United Kingdom', 'UK'],
      ['in', 'India', 'Indian'],
    ],
    subjects: [
      ['law', 'Law', ''],
      ['public-health', 'Public health', 'mph'],
    ],
    modifiers: [],
    rates: { USD: 1, EUR: 0.9 },
  },
  ['Leeds', 'London', 'Leeds, Yorkshire'].map((location) => ({
    nameKey: 'university of leeds',
    names: '',
    location,
  })),
)

it.each([
  ['masters public health uk', '/programmes?subject=public-health&level=master&country=gb'],
  ['law under 5000 euro germany uk', '/programmes?subject=law&country=de,gb&feeMax=5000&currency=EUR'],
  ['law in english ielts 6', '/programmes?subject=law&language=en&ielts=6.0'],
  ['cheap law in leeds', '/programmes?subject=law&search=leeds&sort=fee'],
  ['law evening', '/programmes?subject=law&search=evening'],
  ['bachelor law germany', '/programmes?subject=law&level=bachelor&country=de'],
  [
    'fully funded masters in germany for indian students',
    '/scholarships?tab=browse&nationality=in&host=de&degree=masters&funding=full',
  ],
  ['law masters or phd in germany', '/programmes?subject=law&search=masters+or+phd&country=de'],
  ['law germany or africa', '/programmes?subject=law&search=germany+or+africa'],
  ['law in leeds or london', '/programmes?subject=law&search=leeds+or+london'],
  ['law leeds or yorkshire', '/programmes?subject=law&search=leeds+or+yorkshire'],
  ['law london yorkshire', '/programmes?subject=law&search=london,+yorkshire'],
  ['law leeds or germany', '/programmes?subject=law&search=leeds+or+germany'],
  ['scholarships for african students', '/scholarships?tab=browse&search=for+african+students'],
  ['germany', '/universities?search=germany'],
  ['University of Leeds', '/universities?search=University+of+Leeds'],
  ['harbour & view', '/universities?search=harbour+%26+view'],
])('%s leads to %s', (text, href) =>
  expect(destinationsOf(text, understand(text, vocabulary))[0]?.href).toBe(href),
)

it.each([
  ['law germany', ['/programmes?subject=law&country=de', '/universities?search=law+germany']],
  [
    'law scholarships germany',
    [
      '/scholarships?tab=browse&search=law&host=de',
      '/programmes?subject=law&search=scholarships&country=de',
      '/universities?search=law+scholarships+germany',
    ],
  ],
  ['fully funded masters', ['/scholarships?tab=browse&degree=masters&funding=full']],
])('%s leads to each list that it asks something of', (text, hrefs) =>
  expect(destinationsOf(text, understand(text, vocabulary)).map(({ href }) => href)).toEqual(hrefs),
)

it('counts the visitor’s level where a text names none', () => {
  const hrefs = (text: string) =>
    destinationsOf(text, understand(text, vocabulary), 'doctorate').map(({ href }) => href)
  expect(hrefs('law')).toEqual([
    '/programmes?subject=law&level=doctorate',
    '/universities?search=law&level=doctorate',
  ])
  expect(hrefs('masters law')).toEqual([
    '/programmes?subject=law&level=master',
    '/universities?search=masters+law',
  ])
})
