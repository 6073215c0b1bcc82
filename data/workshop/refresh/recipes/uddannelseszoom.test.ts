import { utils, write } from '@e965/xlsx'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { uddannelseszoom } from './uddannelseszoom'

const PAGE = '/ufm.dk/uddannelse/statistik-og-analyser/uddannelseszoom'
const AAU = 'aalborg-university'

const COLUMNS =
  'artikel_id;udbud_id;url;udd6;Titel;displaydocclass;hovedinst;hovedinsttx;instkommunetx;afbrud_statusaar;afbrud_n;afbrud;afbrud_aggr;ledighed_nyudd_statusaar;ledighed_nyudd_n;ledighed_nyudd;ledighed_nyudd_aggr;maanedloen_nyudd_statusaar;maanedloen_nyudd_n;maanedloen_nyudd;maanedloen_nyudd_aggr'
const row = (
  code: string,
  title: string,
  facts: { kind?: string; of?: string; town?: string; url?: string; pay?: string } = {},
) =>
  [
    code,
    facts.of === 'Uddannelsen på landsplan' ? '999999' : '280442',
    facts.url ?? `www.ug.dk/uddannelser/${code}`,
    '304,762',
    title,
    facts.kind ?? 'Kandidatuddannelse',
    '851446',
    facts.of ?? 'Aalborg Universitet',
    facts.town ?? 'Aalborg',
    '201910-202509',
    '67',
    '6',
    '',
    '201910-202506',
    '5039',
    '5',
    'Institutionstal for undergruppe: Civilingeniør, kandidat',
    facts.pay ? '201901-202412' : 'Ingen data',
    facts.pay ? '25' : '',
    facts.pay ?? '',
    '',
  ].join(';')
const TABLE = [
  COLUMNS,
  row('udb2-datalogi', 'Datalogi', { pay: '32.1' }),
  row('udb2-marketing', 'International Marketing', { town: 'Esbjerg' }),
  row('udb2-marketing', 'International Marketing', { url: 'https://www.ug.dk/kandidatuddannelser-14' }),
  row('udb2-marketing', 'International Marketing', { of: 'Uddannelsen på landsplan' }),
  row('udb2-gammel', 'Gammel', { url: 'www.ug.dk/nedlagteuddannelser/gammel' }),
  row('udb2-ny', 'Ny uddannelse'),
  row('udb2-bygning', 'Diplomingeniør - bygning', { kind: 'Professionsbacheloruddannelse' }),
].join('\r\n')

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/dk.json': [{ id: AAU, name: 'Aalborg University', aliases: ['Aalborg Universitet'] }],
    'sources.json': { 'dk-uddannelseszoom-2024': { title: 'Old' } },
    'programmes/dk-masters.json': {
      universities: {
        [AAU]: [
          {
            code: 'udb2-datalogi',
            level: 'master',
            title: 'Datalogi',
            titleEn: 'Computer science',
            campus: 'Aalborg',
          },
          { code: 'udb2-marketing', level: 'master', titleEn: 'International Marketing', campus: 'Aalborg' },
        ],
      },
    },
    'programmes/dk-bachelors.json': { universities: {} },
    'open/dk.json': { editions: [] },
  })
})

afterEach(() => publisher.close())

it.each([
  ['text', TABLE, 'ufm_samlet_30oct2025.csv'],
  ['a workbook', workbookOf(TABLE), 'UFM_samlet_30OCT2025.xlsx'],
])('reads the newest list as %s, without what is borrowed from a wider group', async (_what, body, name) => {
  publisher.answers[PAGE] = { body: `<a href="/uddannelse/statistik-og-analyser/uddannelseszoom/${name}">` }
  publisher.answers[`${PAGE}/${name}`] = { body: typeof body === 'string' ? `\uFEFF${body}` : body }
  const { lines } = await refreshFew(uddannelseszoom, publisher, '2026-11-26', true)
  expect(lines).toContain('  Aalborg University, Ny uddannelse: the register has no English name')
  expect(publisher.read('programmes/dk-masters.json')).toMatchObject({
    year: 'October 2025',
    universities: {
      [AAU]: [
        {
          code: 'udb2-datalogi',
          titleEn: 'Computer science',
          url: 'https://www.ug.dk/uddannelser/udb2-datalogi',
        },
        { code: 'udb2-marketing', titleEn: 'International Marketing', campus: 'Esbjerg, Aalborg' },
      ],
    },
  })
  const { editions } = publisher.read('open/dk.json') as {
    editions: { year: string; universities: Record<string, { outcomes?: object[] }> }[]
  }
  expect(editions.map(({ year, universities }) => [year, universities[AAU]?.outcomes?.length ?? 0])).toEqual([
    ['2019–2024', 1],
    ['2019–2025', 5],
  ])
  expect(editions[0]?.universities[AAU]?.outcomes?.[0]).toMatchObject({
    measure: 'earnings',
    subject: 'Computer science (Aalborg)',
    value: 32_100,
    people: 25,
  })
})

function workbookOf(table: string): Buffer {
  const sheet = utils.aoa_to_sheet(table.split('\r\n').map((line) => line.split(';')))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'UFM_samlet')
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}
