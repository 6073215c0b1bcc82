import { utils, write } from '@e965/xlsx'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { sies } from './sies'

const HEADER =
  'Código único de carrera |Código institución|Área del conocimiento|Tipo de institución|Nombre institución|Nombre carrera|Región|Jornada|Sede|Arancel Anual 2026|Costo de titulación|Duración Formal (semestres)|Nivel carrera |Matrícula Total Femenina 2025|Matrícula Total Masculina 2025|Matrícula Total 2025|Área Carrera Genérica'
const PAGE = '/www.mifuturo.cl/buscador-de-carreras/'
const FILE = '/www.mifuturo.cl/wp-content/uploads/2026/02/Buscador_de_Carreras_2025_2026_SIES_EEE.xlsx'

let publisher: LocalPublisher

beforeEach(async () => {
  const fee = { currency: 'CLP', basis: 'year', status: 'all', asOf: '2025' }
  publisher = await startPublisher({
    'universities/cl.json': [{ id: 'universidad-mayor', name: 'Universidad Mayor' }],
    'workshop/tables/identifiers.tsv': 'scheme\tnumber\tid\nsies\t10\tuniversidad-mayor\n',
    'sources.json': { 'cl-sies-2025': { title: 'Old', publisher: 'SIES' } },
    'programmes/cl-programs.json': {
      source: 'cl-sies-2025',
      universities: {
        'universidad-mayor': [
          {
            code: 'I10S2C26J1V1',
            level: 'bachelor',
            title: 'Fonoaudiología',
            fee: { ...fee, sum: 7139676 },
          },
        ],
      },
    },
    'open/cl.json': { editions: [{ source: 'cl-sies-2025', universities: {} }] },
  })
  publisher.answers[PAGE] = { body: `<a href="https:/${FILE}">Buscador</a>` }
})

afterEach(() => publisher.close())

const row = (
  code: string,
  institution: number,
  name: string,
  fee: string,
  level: string,
  students: unknown,
) => [
  code,
  institution,
  'Salud',
  'Universidades',
  'UNIVERSIDAD MAYOR',
  name,
  'Metropolitana',
  'Diurno',
  'SEDE ALAMEDA',
  fee,
  '$ 240.000',
  10,
  level,
  200,
  24,
  students,
  'Fonoaudiología',
]

it('finds the workbook on its page and reads fees, students of all levels, and bachelor’s programmes', async () => {
  const technical = 'Técnica de Nivel Superior'
  const sheet = utils.aoa_to_sheet([
    ['BUSCADOR DE CARRERAS 2026'],
    HEADER.split('|'),
    row('I10S2C26J1V1', 10, 'FONOAUDIOLOGIA', '$ 7.500.000', 'Profesional', 224),
    row('I10S2C27J1V1', 10, 'ODONTOLOGIA', 'UF 302', 'Profesional', 's/i'),
    row('I10S2C28J1V1', 10, 'TECNICO EN ENFERMERIA', '$ 2.000.000', technical, 30),
    row('I99S2C28J1V1', 99, 'PSICOLOGIA', '$ 3.000.000', 'Profesional', 30),
  ])
  publisher.answers[FILE] = {
    body: write(
      { SheetNames: ['Busc. Carreras'], Sheets: { 'Busc. Carreras': sheet } },
      { type: 'buffer' },
    ) as Buffer,
  }
  const { lines } = await refreshFew(sies, publisher, '2026-11-26', true)
  expect(lines).toContain('  Universidad Mayor, Fonoaudiología: fee sum 7,139,676 → 7,500,000 CLP, 2026')
  expect(publisher.read('programmes/cl-programs.json')).toMatchObject({
    source: 'cl-sies-2026',
    year: '2025/26',
    universities: {
      'universidad-mayor': [
        { code: 'I10S2C26J1V1', months: 60, fee: { sum: 7500000, asOf: '2026' }, mode: 'day' },
        { code: 'I10S2C27J1V1' },
      ],
    },
  })
  expect(publisher.read('open/cl.json')).toMatchObject({
    editions: [
      { year: '2025', universities: { 'universidad-mayor': { students: { count: 254 } } } },
      { year: '2026', universities: { 'universidad-mayor': { fees: [{ min: 7500000 }] } } },
      { year: '2025/26' },
    ],
  })
  expect(publisher.read('sources.json')).toEqual({
    'cl-sies-2026': expect.objectContaining({ publisher: 'SIES', year: '2025–2026' }),
  })
})
