import { SITE_HOST, SITE_PAGES } from '@/tests/fixtures/firecrawl-site'
import { foldProgrammes, besideOf } from './fold-programmes'
import { preselect } from './fold-record'

const PAGES = Object.entries(SITE_PAGES).map(([path, { title, markdown, programmes = [] }]) => ({
  url: `https://${SITE_HOST}${path}`,
  title,
  markdown,
  record: { programmes },
}))
const said = (value: string, quote = value) => ({ value, quote })
const aPage = (path: string, markdown: string, ...programmes: object[]) => ({
  url: `https://a.example/${path}`,
  title: null,
  markdown,
  record: { programmes },
})

test('of the fixture site, nothing invented or said of another programme is chosen (issue 19)', () => {
  const chosen = foldProgrammes(PAGES).map(({ name, fields }) => [
    name,
    fields.flatMap((field) => preselect(field).map((at) => field.values[at]?.value)),
  ])
  expect(chosen).toEqual([
    ['Marine Biology', ['Marine Biology', 'Master’s', '2 years', '€19,000 a year']],
    ['Law', ['Law', 'Bachelor’s']],
    ['Nordic Studies', ['Nordic Studies', 'Master’s']],
    ['Astrology', []],
  ])
})

test('a programme on two pages is one record, and its fee has the terms of its side', () => {
  const pages = [
    aPage('list', 'Law (LLB)', { name: said('Law (LLB)') }),
    aPage('fees', 'Law: home students pay €900 a year', {
      name: said('Law'),
      internationalFee: said('€900 a year', 'Law: home students pay €900 a year'),
    }),
  ]
  const [law, ...others] = foldProgrammes(pages)
  expect(others).toEqual([])
  expect(law?.fields.find(({ field }) => field === 'domesticFee')?.values).toMatchObject([
    { value: '€900 a year', fee: { fee: { payer: 'domestic' } } },
  ])
})

test('what stands in brackets tells programmes apart, unless it is a degree', () => {
  const names = ['Science (Computing)', 'Science (Physics)', 'Art (BA)', 'Art (Hons)']
  const page = aPage('list', names.join(', '), ...names.map((name) => ({ name: said(name) })))
  expect(foldProgrammes([page]).map(({ key }) => key)).toEqual([
    'science computing',
    'science physics',
    'art bachelor',
  ])
})

test('the same name at two levels is two programmes', () => {
  const page = aPage(
    'list',
    'Law Bachelor. Law Master.',
    { name: said('Law'), level: said('Bachelor', 'Law Bachelor') },
    { name: said('Law'), level: said('Master', 'Law Master') },
    { name: { value: '' } },
  )
  expect(foldProgrammes([page]).map(({ key }) => key)).toEqual(['law bachelor', 'law master'])
  expect(foldProgrammes([{ ...page, record: null }])).toEqual([])
})

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
