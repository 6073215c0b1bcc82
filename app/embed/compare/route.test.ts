import { embedCode } from '@/lib/compare/embed-href'
import { GET } from './route'

const ask = (query: string) => GET(new Request(`https://example.org/embed/compare${query}`))

it('is a document without script, whose figures name their sources and whose links lead here', async () => {
  const answer = ask('?compare=university-of-leeds,eth-zurich&level=master')
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  const text = await answer.text()
  expect(text).not.toMatch(/<script|<link/)
  expect(text).toMatch(/<th scope="col"><a href="[^"]+\/universities\/university-of-leeds\?level=master"/)
  expect(text).toMatch(/<small>Tuition \(International\)<\/small>/)
  expect(text).toMatch(/<small>Source: <a href="https:/)
  expect(text).toContain(
    '/universities?tab=compare&amp;level=master&amp;compare=university-of-leeds,eth-zurich',
  )
})

it('names a source at each known fact but the sums that are worked out', async () => {
  const text = await ask('?compare=university-of-leeds,eth-zurich&level=master').text()
  const rows = text.split('<tbody>').slice(1)
  const unsourced = rows.filter((row) => row.includes('<b>') && !row.includes('Source: '))
  expect(unsourced.map((row) => /<small>([^<]+)<\/small>/.exec(row)?.[1])).toEqual([
    'Total a Year',
    'Whole Degree with Living',
  ])
  expect(rows.some((row) => row.includes('<small>Work After Study</small>'))).toBe(true)
})

it('has one address for a comparison, and says where the catalogue has none', () => {
  expect(ask('?level=bachelor&compare=eth-zurich').headers.get('location')).toBe(
    '/embed/compare?compare=eth-zurich',
  )
  expect(ask('?compare=nowhere').status).toBe(404)
  expect(ask('?compare=%3Cscript%3E').status).toBe(307)
})

it('is shown by a frame without a bare ampersand', () => {
  expect(embedCode('https://example.org', ['a', 'b'], 'master')).toContain(
    'src="https://example.org/embed/compare?compare=a,b&amp;level=master"',
  )
})
