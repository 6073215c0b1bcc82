import { strToU8, zipSync } from 'fflate'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { ror } from './ror'

const INDEX = '/zenodo.org/api/communities/ror-data/records?q=&sort=newest'
const FILE = '/zenodo.org/api/records/1/files/v2.14-2026-10-22-ror-data.zip/content'
const HEADER =
  'id,admin.created.date,established,links.type.website,locations.geonames_details.country_code,names.types.ror_display,status,types'

const record = (id: string, number: string, year: number) =>
  `{"id": "${id}", "depth": "basic", "name": "University ${id}", "website": "https://www.${id}.edu", "establishedYear": ${year}, "sources": [{"source": "ror", "url": "https://ror.org/${number}", "checkedOn": "2026-11-21", "fields": ["name", "establishedYear"]}, {"source": "ror-https", "url": "https://ror.org/${number}", "checkedOn": "2026-11-24", "fields": ["website"]}]}`
const row = (number: string, year: string, website: string, status = 'active') =>
  `https://ror.org/${number},2018-11-14,${year},${website},AD,Any name,${status},education`
const before = `[\n${record('one', '00h25hq08', 1900)},\n${record('two', '00w7mf142', 1988)},\n${record('three', '00h25hq99', 1990)},\n${record('four', '00h25hq44', 1950)}\n]\n`

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({ 'universities/ad.json': before, 'sources.json': {} })
  const key = 'v2.14-2026-10-22-ror-data.zip'
  const files = [{ key, links: { self: `https:/${FILE}` } }]
  publisher.answers[INDEX] = { body: JSON.stringify({ hits: { hits: [{ files }] } }) }
  const csv = [
    HEADER,
    row('00h25hq08', '1901', 'https://one.edu/en'),
    row('00w7mf142', '1988', 'https://moved.edu/'),
    row('00h25hq99', '1991', 'https://three.edu', 'withdrawn'),
    row('00h25hq44', '', 'https://four.edu'),
  ].join('\n')
  publisher.answers[FILE] = {
    body: Buffer.from(
      zipSync({
        'v2.14-2026-10-22-ror-data.csv': strToU8(csv),
        'v2.14-2026-10-22-ror-data.json': strToU8('[]'),
      }),
    ),
  }
})

afterEach(() => publisher.close())

it('renews years and moved websites by the cited entry, and names what is no longer active', async () => {
  const { lines } = await refreshFew(ror, publisher, '2026-11-26', true)
  expect(lines).toContain('  University one: establishedYear 1900 → 1901')
  expect(lines).toContain('  University two: website https://www.two.edu → https://moved.edu')
  expect(lines).toContain('  University three: is withdrawn in ROR, to be looked at')
  expect(lines).toContain('  University four: has no establishedYear in ROR any more, to be looked at')
  expect(publisher.read('universities/ad.json')).toMatchObject([
    {
      establishedYear: 1901,
      website: 'https://www.one.edu',
      sources: [{ checkedOn: '2026-11-26' }, { checkedOn: '2026-11-24' }],
    },
    {
      establishedYear: 1988,
      website: 'https://moved.edu',
      sources: [{ checkedOn: '2026-11-21' }, { checkedOn: '2026-11-26' }],
    },
    { establishedYear: 1990, website: 'https://www.three.edu' },
    { establishedYear: 1950, sources: [{ checkedOn: '2026-11-21' }, { checkedOn: '2026-11-24' }] },
  ])
})
