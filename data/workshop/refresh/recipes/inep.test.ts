import { utils, write } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { inepCensus, inepIndex } from './inep'

const SITE = '/download.inep.gov.br'
const CENSUS = `${SITE}/microdados/microdados_censo_da_educacao_superior_2024.zip`
const INDEX = `${SITE}/educacao_superior/indicadores/resultados/2023/IGC_2023.xlsx`
const HEADER =
  'NU_ANO_CENSO;NO_REGIAO;SG_UF;NO_MUNICIPIO;CO_IES;NO_CURSO;TP_MODALIDADE_ENSINO;QT_CURSO;QT_VG_TOTAL;QT_ING;QT_MAT;QT_CONC'

let publisher: LocalPublisher

beforeEach(async () => {
  const students = { count: 20000, definition: 'undergraduates' }
  publisher = await startPublisher({
    'universities/br.json': [
      { id: 'bahia-state-university', name: 'Bahia State University' },
      { id: 'a-valley-university', name: 'A Valley University' },
    ],
    'workshop/tables/identifiers.tsv':
      'scheme\tnumber\tid\ninep\t40\tbahia-state-university\ninep\t3984\ta-valley-university\n',
    'sources.json': {
      'br-inep-2024': { title: 'Higher Education Census 2024', note: 'INEP, Higher Education Census 2024.' },
      'br-igc-2023': { title: 'General Index of Courses (IGC) 2023', note: 'In its five bands.' },
    },
    'open/br.json': {
      title: 'Brazil',
      editions: [
        { source: 'br-inep-2024', universities: { 'bahia-state-university': { students } } },
        { source: 'br-igc-2023', universities: { 'bahia-state-university': { courseIndex: 4 } } },
      ],
    },
  })
})

afterEach(() => publisher.close())

it('adds the students of a university’s courses in class, and leaves out a number that can’t be', async () => {
  const csv = [
    HEADER,
    '2024;Nordeste;BA;Irecê;40;PEDAGOGIA;1;1;50;40;9000;12',
    '2024;Nordeste;BA;Paulo Afonso;40;DIREITO;1;1;50;40;7418;12',
    '2024;Nordeste;BA;Salvador;40;LETRAS;2;0;0;30;1053;9',
    '2024;Nordeste;PE;Petrolina;3984;MEDICINA;1;1;80;881;638;70',
    '2024;Sul;RS;Bagé;99999;DIREITO;1;1;50;40;100;12',
  ].join('\r\n')
  const name = 'microdados_censo_da_educacao_superior_2024/dados/MICRODADOS_CADASTRO_CURSOS_2024.CSV'
  publisher.answers[CENSUS] = { body: Buffer.from(zipSync({ [name]: Buffer.from(csv, 'latin1') })) }
  const { lines } = await refreshFew(inepCensus, publisher, '2026-11-26', true)
  expect(lines).toContain('  Bahia State University: students count 20,000 → 16,418')
  expect(lines).toContain('  A Valley University: no number of students')
  expect(publisher.read('open/br.json')).toMatchObject({
    editions: [{ source: 'br-inep-2024', year: '2024' }, { source: 'br-igc-2023' }],
  })
})

it('reads the bands of the index, whose header has spaces and marks of notes', async () => {
  const sheet = utils.aoa_to_sheet([
    [' Ano', ' Código da IES*', 'Nome da IES*', ' IGC (Contínuo)', ' IGC (Faixa)'],
    [2023, 40, 'UNIVERSIDADE DO ESTADO DA BAHIA', 2.261, 3],
    [2023, 3984, 'UNIVERSIDADE DO VALE', 'SC', 'SC'],
  ])
  publisher.answers[INDEX] = {
    body: write({ SheetNames: ['IGC'], Sheets: { IGC: sheet } }, { type: 'buffer' }) as Buffer,
  }
  const { lines } = await refreshFew(inepIndex, publisher, '2026-11-26', true)
  expect(lines).toContain('  Bahia State University: courseIndex 4 → 3')
  expect(publisher.read('open/br.json')).toMatchObject({
    editions: [
      { source: 'br-inep-2024' },
      { universities: { 'bahia-state-university': { courseIndex: 3 } } },
    ],
  })
  expect(publisher.read('sources.json')).toMatchObject({
    'br-igc-2023': { title: 'General Index of Courses (IGC) 2023' },
  })
})
