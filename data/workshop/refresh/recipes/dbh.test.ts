import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { dbh } from './dbh'

const TABLE = '/dbh.hkdir.no/api/Tabeller/hentJSONTabellData'
const FIELDS =
  '/data.ssb.no/api/klass/v1/classifications/36/corresponds?targetClassificationId=141&from=2026-01-01'

const row = (code: string, name: string, level: string, facts: object = {}) => ({
  Institusjonskode: '1110',
  Institusjonsnavn: 'Universitetet i Oslo',
  Avdelingsnavn: 'Det samfunnsvitenskapelige fakultet',
  Årstall: '2026',
  Semester: '3',
  Studieprogramkode: code,
  Studieprogramnavn: name,
  Nivåkode: level,
  Studiepoeng: '180.00',
  'NUS-kode': '631101',
  'Andel av heltid': '1.00',
  Organisering_kode: '1',
  'Underv.språk': 'NOR',
  'Videreutd.': '0',
  'Tilbys til': '99999',
  ...facts,
})

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/no.json': [
      { id: 'university-of-oslo', name: 'University of Oslo', aliases: ['Universitetet i Oslo'] },
    ],
    'sources.json': { 'no-utdanning-2025': {}, other: {} },
    'programmes/no-programmes.json': {
      source: 'no-utdanning-2025',
      universities: {
        'university-of-oslo': [
          {
            code: 'SOS-BA',
            level: 'bachelor',
            title: 'Bachelor i sosiologi',
            titleEn: 'Sociology',
            url: 'https://utdanning.no/sosiologi',
          },
          { code: 'OLD-BA', level: 'bachelor', titleEn: 'Ended' },
        ],
      },
    },
  })
})

afterEach(() => publisher.close())

it('asks for the newest year, and takes over what is offered now', async () => {
  publisher.answers[FIELDS] = {
    body: JSON.stringify({ correspondenceItems: [{ sourceCode: '631101', targetCode: '0314' }] }),
  }
  publisher.answers[TABLE] = {
    body: JSON.stringify([
      row('SOS-BA', 'Sosiologi (bachelor)', 'B3'),
      row('SOS-BA', 'Sosiologi (bachelor)', 'B3', { Semester: '1' }),
      row('PSY-PR', 'Profesjonsstudiet i psykologi', 'PR', {
        Studiepoeng: '360.00',
        'NUS-kode': '1',
        'Underv.språk': 'ENG',
      }),
      row('OLD-BA', 'Nedlagt', 'B3', { 'Tilbys til': '20261' }),
      row('VID', 'Videreutdanning i ledelse', 'M2', { 'Videreutd.': '1' }),
      row('AR', 'Årsstudium i historie', 'AR'),
      row('M', 'Deltid', 'M2', { Studiepoeng: '120.00', 'Andel av heltid': '0.50' }),
    ]),
  }
  const { is } = await refreshFew(dbh, publisher, '2026-11-26', true)
  expect(is).toBe('written')
  expect(publisher.asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(publisher.read('programmes/no-programmes.json')).toMatchObject({
    source: 'no-dbh',
    year: '2026',
    read: 3,
    universities: {
      'university-of-oslo': [
        {
          code: 'SOS-BA',
          level: 'bachelor',
          title: 'Bachelor i sosiologi',
          titleEn: 'Sociology',
          field: '0314',
          months: 36,
          language: 'no',
          url: 'https://utdanning.no/sosiologi',
        },
        { code: 'PSY-PR', level: 'undergraduate', months: 72, language: 'en' },
        { code: 'M', level: 'master', title: 'Deltid', field: '0314' },
      ],
    },
  })
  expect(Object.keys(publisher.read('sources.json') as object)).toEqual(['other', 'no-dbh'])
})
