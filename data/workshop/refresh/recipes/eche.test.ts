import { utils, write } from '@e965/xlsx'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { eche } from './eche'

const HEADER =
  'Proposal Number|Erasmus code|PIC|OID|Legal Name|Street|Post Cd|City|Country Cd|Website Url|Erasmus Eche Start|Erasmus Eche End'
const SITE = '/erasmus-plus.ec.europa.eu'
const PAGE = `${SITE}/document/higher-education-institutions-holding-an-eche-2021-2027`
const FILE = '/sites/default/files/2026-08/accredited-HEIs-Erasmus-2021-2027_17082026_1.xlsx'

let publisher: LocalPublisher

beforeEach(async () => {
  const erasmus = { code: 'B GENT01', validTo: '2027-12-31' }
  publisher = await startPublisher({
    'universities/be.json': [{ id: 'ghent-university', name: 'Ghent University' }],
    'sources.json': { 'eche-2026': { title: 'Old list' } },
    'open/eche.json': {
      title: 'Old',
      editions: [
        { source: 'eche-2026', year: 'April 2026', universities: { 'ghent-university': { erasmus } } },
      ],
    },
  })
  publisher.answers[PAGE] = { body: `<a href="${FILE}">List</a>` }
})

afterEach(() => publisher.close())

/** The list as the Commission serves it: a title above the header, and a no-break space in the codes. */
function list(header = HEADER): Buffer {
  const row = (code: string, name: string, website: string, end: unknown) =>
    [
      '1',
      code,
      '9',
      'E1',
      name,
      'Street 1',
      '9000',
      'GENT',
      'BE',
      website,
      new Date('2021-01-01'),
      end,
    ] as unknown[]
  const sheet = utils.aoa_to_sheet([
    ['Accredited HEIs'],
    header.split('|'),
    row('B\u00A0 GENT01', 'UNIVERSITEIT GENT', 'https://www.ugent.be', new Date('2029-12-31')),
    row('B\u00A0 GENT01', 'UGENT', 'https://www.ugent.be', new Date('2029-12-31')),
    row('B\u00A0 NOWHERE9', 'SCHOOL', 'www.school.be', ''),
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Report')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

it('finds the list on its page, matches by code, and names the edition by the day in the file’s name', async () => {
  publisher.answers[SITE + FILE] = { body: list() }
  const { lines } = await refreshFew(eche, publisher, '2026-11-26', true)
  expect(lines).toContain('  Ghent University: erasmus validTo 2027-12-31 → 2029-12-31')
  expect(publisher.read('open/eche.json')).toMatchObject({
    editions: [
      {
        source: 'eche-2026-08',
        year: 'August 2026',
        readOn: '2026-11-26',
        universities: {
          'ghent-university': {
            erasmus: { code: 'B GENT01', validTo: '2029-12-31' },
            website: 'https://www.ugent.be',
          },
        },
      },
    ],
  })
  expect(Object.keys(publisher.read('sources.json') as object)).toEqual(['eche-2026', 'eche-2026-08'])
})

it('refuses a list without one of its columns, and a page that links no list', async () => {
  publisher.answers[SITE + FILE] = { body: list(HEADER.replace('Erasmus code', 'Code')) }
  expect((await refreshFew(eche, publisher, '2026-11-26')).lines[0]).toMatch(/another shape/)
  publisher.answers[PAGE] = { body: 'Moved' }
  expect((await refreshFew(eche, publisher, '2026-11-26')).lines[0]).toMatch(/names no address/)
})
