import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { inAskedOrder, nameMissing, withoutCancelled } from './page-errors'

const address = (path: string) => `https://a.example/${path}`
const anError = (url: string, error = 'Broken', code: string | null = null) => ({
  url,
  code,
  error,
})
const URLS = ['1', '2/', '3', '4'].map(address)

test('the pages of a batch stand in the order in which they were asked for (issue 19, 4)', () => {
  const pages = [
    aBareEntry({ url: address('moved'), askedUrl: address('3') }),
    aBareEntry({ url: address('elsewhere') }),
    aBareEntry({ url: address('2') }),
    aBareEntry({ url: address('1'), askedUrl: address('1') }),
  ]
  expect(inAskedOrder(URLS, pages).map(({ url }) => url)).toEqual(
    ['1', '2', 'moved', 'elsewhere'].map(address),
  )
})

test('every address without a page is named, with what the service says of it (issue 19, 4)', () => {
  const read = [aBareEntry({ url: address('1'), askedUrl: address('1') })]
  const errors = [anError(address('3')), anError(address('beyond'))]
  expect(
    nameMissing({ urls: [...URLS, address('x')], refusedUrls: [address('4')] }, read, {
      errors,
      robotsBlocked: [address('x')],
    }),
  ).toEqual([
    anError(address('2/'), 'The service gave no page for this address and does not say why.'),
    anError(address('3')),
    anError(address('4'), 'The service refused this address.'),
    anError(address('beyond')),
  ])
})

test('pages that waited when the job was cancelled are no unread ones (issue 19, 8)', () => {
  const waiting = anError(address('2'), 'Parent crawl/batch scrape was cancelled')
  expect(
    withoutCancelled({ errors: [anError(address('1')), waiting], robotsBlocked: [address('x')] }),
  ).toEqual({ errors: { errors: [anError(address('1'))], robotsBlocked: [address('x')] }, waiting: 1 })
})
