import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { foldPages } from '../shared/proof/fold-record'
import { aProvenance } from '@/tests/fixtures/a-provenance'
import { checkAgain, checkEntry, pagesOfEntry, pagesToCheck } from './check-again'
import { preselectAll } from './reading-choice'

const page = (path: string, markdown: string, record: unknown) => ({
  ...aBareEntry({ askedUrl: `https://a.example/${path}`, markdown, record }),
  url: `https://a.example/${path}`,
})
const said = (value: string, quote: string) => [{ value, quote }]
const FACTS = page('facts', 'Founded in 1946. 14,500 students.', {
  founded: said('1946', 'Founded in 1946'),
  students: said('14,500', '14,500 students'),
})
const PLACE = page('contact', 'Come to Bergen.', { city: said('Bergen', 'Come to Bergen') })
const INVENTED = page('blog', 'Nothing.', { acceptanceRate: said('12 %', 'We admit 12 %') })

test('only the pages that say an accepted value are read again', () => {
  const fields = foldPages([FACTS, PLACE, INVENTED])
  expect(pagesToCheck(fields, preselectAll(fields))).toEqual([
    'https://a.example/contact',
    'https://a.example/facts',
  ])
  expect(pagesToCheck(fields, { founded: [0] })).toEqual(['https://a.example/facts'])
})

test('values are the same, changed or gone, and a page that was not read tells nothing', () => {
  const later = page('facts', 'Founded in 1946. 15,000 students.', {
    founded: said('1946', 'Founded in 1946'),
    students: said('15,000', '15,000 students'),
  })
  const checked = checkAgain([FACTS, PLACE], [later], { local: null, target: 'university' })
  expect(
    checked.flatMap(({ label, values }) => values.map(({ state, now }) => [label, state, now?.value])),
  ).toEqual([
    ['Established', 'same', '1946'],
    ['Students', 'changed', '15,000'],
  ])
})

test('words that still stand on their page are the same, whatever the model says this time', () => {
  const later = page('facts', 'Founded in 1946. 14,500 students.', {})
  const states = checkAgain([FACTS], [later], { local: null, target: 'university' })
  expect(states.flatMap(({ values }) => values.map(({ state }) => state))).toEqual(['same', 'same'])
})

test('of a programme list, each value has the name of its programme', () => {
  const list = (fee: string) =>
    page('list', `Law costs ${fee} a year. Art costs €900 a year.`, {
      programmes: [
        {
          name: { value: 'Law', quote: 'Law costs' },
          internationalFee: { value: `${fee} a year`, quote: `Law costs ${fee} a year` },
        },
      ],
    })
  const checked = checkAgain([list('€700')], [list('€800')], { local: null, target: 'programmes' })
  expect(checked.map(({ label, values }) => [label, values[0]?.state, values[0]?.now?.value])).toEqual([
    ['Law: Programme', 'same', 'Law'],
    ['Law: Tuition, international', 'changed', '€800 a year'],
  ])
})

describe('the pages of a stored university (issue 19)', () => {
  const fees = 'https://a.example/fees'
  const fee = aProvenance({ page: fees, level: 'bachelor' })
  const city = aProvenance({ field: 'campusLife.location', value: 'Bergen', quote: 'in Bergen', page: fees })
  const entry = {
    provenance: [fee, city, aProvenance({ page: 'https://a.example/blog', isProven: false })],
  }

  test('are those that its proven values were found on', () => {
    expect(pagesOfEntry(entry)).toEqual([fees])
    expect(pagesOfEntry({})).toEqual([])
  })

  test.each([
    ['same', 'International students: £21,500 a year, in Bergen'],
    ['changed', 'International students: £23,000 a year, in Bergen'],
    ['gone', 'Ask us, in Bergen'],
  ])('say that the fee is %s', (state, markdown) => {
    const internationalFee = [
      {
        value: '£23,000 a year',
        quote: 'International students: £23,000 a year',
        level: 'bachelor',
        year: '2026/27',
      },
    ]
    const checked = checkEntry(entry, [page('fees', markdown, { internationalFee })], null)
    expect(checked.map(({ label, values }) => [label, values[0]?.state])).toEqual([
      ['City', 'same'],
      ['Tuition, international', state],
    ])
  })
})
