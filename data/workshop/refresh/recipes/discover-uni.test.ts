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

it('counts courses by subject, each once however it is taught, and leaves the other editions alone', async () => {
  const csv = [
    'PUBUKPRN,UKPRN,KISCOURSEID,KISMODE,SBJ',
    '10007795,10007795,A,01,CAH11-01-01',
    '10007795,10007795,A,02,CAH11-01-01',
    '10007795,10007795,B,01,CAH11-01-01',
    '10099999,10007795,C,01,CAH11-01-01',
  ].join('\r\n')
  publisher.answers[FILE] = {
    body: Buffer.from(zipSync({ 'KISCOURSE.csv': strToU8('X'), 'SBJ.csv': strToU8(csv) })),
  }
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
