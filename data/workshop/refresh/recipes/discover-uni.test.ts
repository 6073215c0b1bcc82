import { strToU8, zipSync } from 'fflate'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { discoverUni } from './discover-uni'

const FILE = '/unistatsdataset.hesa.ac.uk/api/UnistatsDatasetDownload'

let publisher: LocalPublisher

beforeEach(async () => {
  const field = 'CAH11-01-01'
  publisher = await startPublisher({
    'universities/gb.json': [{ id: 'university-of-leeds', name: 'University of Leeds' }],
    'workshop/tables/identifiers.tsv': 'scheme\tnumber\tid\nukprn\t10007795\tuniversity-of-leeds\n',
    'sources.json': { 'discover-uni-2025': { title: 'Discover Uni' } },
    'subject-codes/cah.json': { codes: [{ code: field, name: 'Computer science' }] },
    'programmes/uk-subjects.json': {
      universities: { 'university-of-leeds': [{ level: 'undergraduate', field, count: 3 }] },
    },
    'open/uk.json': {
      title: 'Universities of the United Kingdom',
      editions: [
        { source: 'discover-uni-2025', counted: 'courses', universities: {} },
        { source: 'tef-2023', universities: {} },
      ],
    },
  })
})

afterEach(() => publisher.close())

const CSV = [
  'PUBUKPRN,UKPRN,KISCOURSEID,KISMODE,SBJ',
  '10007795,10007795,A,01,CAH11-01-01',
  '10007795,10007795,A,02,CAH11-01-01',
  '10007795,10007795,B,01,CAH11-01-01',
  '10099999,10007795,C,01,CAH11-01-01',
].join('\r\n')

const archive = (mtime: string) =>
  Buffer.from(zipSync({ 'KISCOURSE.csv': strToU8('X'), 'SBJ.csv': strToU8(CSV) }, { mtime }))

it('counts courses by subject, each once however it is taught, and leaves the other editions alone', async () => {
  publisher.answers[FILE] = { body: archive('2026-03-02T12:00:00Z') }
  const { lines } = await refreshFew(discoverUni, publisher, '2026-11-26', true)
  expect(lines).toContain('  University of Leeds, undergraduate, CAH11-01-01: count 3 → 2')
  expect(publisher.read('open/uk.json')).toMatchObject({
    editions: [
      {
        source: 'discover-uni-2026',
        year: '2026',
        universities: { 'university-of-leeds': { subjects: [{ subject: 'Computer science', count: 2 }] } },
      },
      { source: 'tef-2023' },
    ],
  })
})

it.each([
  ['the publisher names', 'Mon, 02 Nov 2026 03:00:00 GMT', '2026-03-02T12:00:00Z', '2026-11-02'],
  ['its archive was made', undefined, '2026-03-02T12:00:00Z', '2026-03-02'],
])('is of the day that %s, and not of that on which it is read', async (_whose, modified, mtime, day) => {
  publisher.answers[FILE] = { modified, body: archive(mtime) }
  await refreshFew(discoverUni, publisher, '2027-01-05', true)
  expect(publisher.read('sources.json')).toMatchObject({
    'discover-uni-2026': { title: `Discover Uni dataset, as of ${day}`, year: '2026' },
  })
})

it('refuses a file of which nothing says the day', async () => {
  publisher.answers[FILE] = { body: archive('1980-01-02T12:00:00Z') }
  const { is, lines } = await refreshFew(discoverUni, publisher, '2027-01-05', true)
  expect([is, lines[0]]).toEqual(['refused', expect.stringMatching(/^discover-uni.zip names no year/)])
})
