import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { foldPages } from '../shared/proof/fold-record'
import { checkAgain, pagesToCheck } from './check-again'
import { preselectAll } from './reading-record'

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
  const checked = checkAgain([FACTS, PLACE], [later], null)
  expect(
    checked.flatMap(({ label, values }) => values.map(({ state, now }) => [label, state, now?.value])),
  ).toEqual([
    ['Established', 'same', '1946'],
    ['Students', 'changed', '15,000'],
  ])
})
