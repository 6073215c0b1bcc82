import { SITE_HOST, SITE_PAGES } from '@/tests/fixtures/firecrawl-site'
import { foldPages, preselect, type ReadPage } from './fold-record'

const finding = (value: string, quote: string, more: object = {}) => ({
  value,
  quote,
  level: null,
  year: null,
  ...more,
})
const aPage = (path: string, markdown: string, record: unknown, title = 'Page'): ReadPage => ({
  url: `https://a.example/${path}`,
  title,
  markdown,
  record,
})
const valuesOf = (pages: ReadPage[], name: string, local: string | null = 'GBP') =>
  foldPages(pages, local).find(({ field }) => field === name)?.values ?? []

const FEES = aPage('study/fees', 'International students: £21,500 a year. Home students: £9,535 a year.', {
  internationalFee: [
    finding('£21,500 a year', 'International students: £21,500 a year'),
    finding('£9,535 a year', 'Home students: £9,535 a year'),
    finding('£99,000 a year', 'International students: £99,000 a year'),
  ],
})
const NEWS = aPage('news', 'Last year International students paid £20,900 a year.', {
  internationalFee: [finding('£20,900 a year', 'International students paid £20,900 a year')],
})

test('a page about fees goes before one that mentions them, and both values are kept with their pages', () => {
  const values = valuesOf([NEWS, FEES], 'internationalFee')
  expect(values.map(({ value, proof, places }) => [value, proof, places[0]?.pageUrl])).toEqual([
    ['£21,500 a year', 'on the page', 'https://a.example/study/fees'],
    ['£20,900 a year', 'on the page', 'https://a.example/news'],
    ['£99,000 a year', 'not on the page', 'https://a.example/study/fees'],
  ])
})

test('a fee of home students is theirs, whatever the model filed it under', () => {
  expect(valuesOf([FEES], 'domesticFee')).toMatchObject([
    { value: '£9,535 a year', fee: { fee: { min: 9535, payer: 'domestic' } } },
  ])
})

test('the same value on two pages is one, with both places', () => {
  const more = aPage('costs', '**International** students: GBP 21,500 per year', {
    internationalFee: [finding('GBP 21,500 per year', 'International students: GBP 21,500 per year')],
  })
  const [first] = valuesOf([FEES, more], 'internationalFee')
  expect(first?.places.map(({ pageUrl }) => pageUrl)).toEqual([
    'https://a.example/study/fees',
    'https://a.example/costs',
  ])
  expect(first?.places[1]?.href).toBe(
    'https://a.example/costs#:~:text=International%20students%3A%20GBP%2021%2C500%20per%20year',
  )
})

test('lists are united, without doubles', () => {
  const pages = [
    aPage('a', 'We offer Law and Physics.', {
      programmes: [finding('Law', 'Law'), finding('Physics', 'Physics')],
    }),
    aPage('b', 'LAW, Medicine', { programmes: [finding('LAW', 'LAW'), finding('Medicine', 'Medicine')] }),
  ]
  expect(valuesOf(pages, 'programmes').map(({ value }) => value)).toEqual(['Law', 'Physics', 'Medicine'])
})

test('an invented value is last, and never chosen', () => {
  const page = aPage('about', 'Founded in 1495. 14,500 students.', {
    founded: [finding('1200', 'Founded in 1200'), finding('1495', 'Founded in 1495')],
    students: [finding('15,000', '14,500 students')],
  })
  const fields = foldPages([page])
  const chosen = fields.flatMap((field) => preselect(field).map((at) => field.values[at]?.value))
  expect(chosen).toEqual(['1495'])
  expect(fields.find(({ field }) => field === 'students')?.values[0]?.proof).toBe(
    'quote found, number not in it',
  )
})

test('an answer that is not as asked for refuses nothing else', () => {
  const record = {
    founded: 'soon',
    students: [{ value: 14_500, quote: '14,500 students' }, null, 7],
    name: { value: '' },
  }
  const page = aPage('about', '14,500 students', record)
  expect(valuesOf([page], 'students')).toMatchObject([{ value: '14500', proof: 'on the page' }])
  expect(foldPages([aPage('x', 'x', null), aPage('y', 'y', 'none')]).flatMap(({ values }) => values)).toEqual(
    [],
  )
})

test('of a list all proven entries are chosen, of another field one', () => {
  const on = { value: 'a', proof: 'on the page', level: null, year: null, fee: null, places: [] } as const
  const values = [on, { ...on, value: 'b' }].map((value) => ({ ...value, places: [] }))
  expect(preselect({ kind: 'list', values })).toEqual([0, 1])
  expect(preselect({ kind: 'text', values })).toEqual([0])
})

test('a fee is chosen only where its currency, its period and its payer were all read', () => {
  const printed = [
    ['€900 a year', 'Tuition: €900 a year'],
    ['€850', 'International students: €850'],
    ['$840 a year', 'International students: $840 a year'],
    ['€800 a year', 'International students: €800 a year'],
  ] as const
  const page = aPage('fees', printed.map(([, quote]) => quote).join('. '), {
    internationalFee: printed.map(([value, quote]) => finding(value, quote)),
  })
  const fields = foldPages([page], 'EUR').filter(({ values }) => values.length > 0)
  expect(fields.flatMap(({ values }) => values.map(({ proof }) => proof))).toEqual(
    Array(4).fill('on the page'),
  )
  const chosen = fields.flatMap((field) => preselect(field).map((at) => field.values[at]?.value))
  expect(chosen).toEqual(['€800 a year'])
})

describe('the fixture site, whose model invents and obeys the page (issue 19)', () => {
  const pages = (kind: 'model' | 'award') =>
    Object.entries(SITE_PAGES).map(([path, { title, markdown, ...said }]) => ({
      url: `https://${SITE_HOST}${path}`,
      title,
      markdown,
      record: said[kind] ?? null,
    }))
  const FIELDS = foldPages(pages('model'), 'NOK')
  const AWARD = foldPages(pages('award'), 'NOK', 'scholarship')
  const proven = (fields: typeof FIELDS) =>
    Object.fromEntries(
      fields.flatMap(({ field, values }) => {
        const texts = values.flatMap(({ value, proof }) => (proof === 'on the page' ? [value] : []))
        return texts.length > 0 ? [[field, texts]] : []
      }),
    )
  const chosen = (fields: typeof FIELDS) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const texts = preselect(field).map((at) => field.values[at]?.value)
        return texts.length > 0 ? [[field.field, texts]] : []
      }),
    )
  /** The planted faults in the texts of the pages. */
  const PLANTED = {
    name: ['Fjord University'],
    city: ['Bergen'],
    founded: ['1946'],
    students: ['14,500', '30'],
    internationalStudents: ['2,100'],
    internationalFee: ['€21,500', '19 000 € par an', '€20,900 a year'],
    domesticFee: ['€1,200 a year'],
    englishTest: ['IELTS 6.5, or TOEFL iBT 90'],
    deadline: ['15 January 2027'],
    programmes: ['Marine Biology', 'Law', 'Nordic Studies'],
    scholarships: ['Fjord-Stipendium'],
  }

  test('every planted value is on the page, and nothing else is', () => {
    expect(proven(FIELDS)).toEqual(PLANTED)
    expect(proven(AWARD)).toEqual({
      name: ['Fjord-Stipendium'],
      value: ['Studiengebühren und 900 Euro im Monat'],
      nationalities: ['Kenia', 'Indien'],
      deadline: ['15. April'],
    })
  })

  test('what is chosen are planted values alone: of two, the one whose page is about the field', () => {
    const [thirty, twenty] = ['30', '€20,900 a year']
    expect(chosen(FIELDS)).toEqual({
      ...PLANTED,
      students: PLANTED.students.filter((value) => value !== thirty),
      internationalFee: PLANTED.internationalFee.filter((value) => value !== twenty),
    })
    expect(chosen(AWARD)).toEqual(proven(AWARD))
  })
})
