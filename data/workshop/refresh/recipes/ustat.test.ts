import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { ustatCourses } from './ustat-courses'
import { ustatStudents } from './ustat-students'

const HOST = '/dati-ustat.mur.gov.it'
const resources = (...named: [string, string][]) => ({
  body: JSON.stringify({
    success: true,
    result: {
      resources: named.map(([name, path]) => ({ name, url: `https://dati-ustat.mur.gov.it${path}` })),
    },
  }),
})

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/it.json': [
      { id: 'university-of-bari-aldo-moro', name: 'University of Bari Aldo Moro' },
      { id: 'ca-foscari-university-of-venice', name: 'Ca’ Foscari' },
    ],
    'workshop/tables/identifiers.tsv':
      'scheme\tnumber\tid\nmur\t07201\tuniversity-of-bari-aldo-moro\nmur\t02701\tca-foscari-university-of-venice\n',
    'workshop/tables/italian-classes.tsv':
      'degree_class\tclass_title\tslugs\nL-8\tIngegneria\tcomputer-engineering|electrical-engineering\nL-5\tFilosofia\tphilosophy\n',
    'sources.json': { 'it-universitaly-2023': {}, 'it-mur-2020-21': { title: 'Iscritti', year: '2020/21' } },
    'programmes/it-courses.json': {
      source: 'it-universitaly-2023',
      universities: {
        'ca-foscari-university-of-venice': [
          {
            level: 'bachelor',
            award: 'Laurea',
            title: 'Filosofia',
            subject: 'ethics',
            url: 'https://unive.it/f',
          },
        ],
      },
    },
    'open/it.json': {
      title: 'Students',
      editions: [{ source: 'it-mur-2020-21', year: '2020/21', universities: {} }],
    },
  })
})

afterEach(() => publisher.close())

it('takes over the newest year of the courses on offer', async () => {
  publisher.answers[`${HOST}/api/3/action/package_show?id=metadati`] = resources(
    ['Offerta formativa 2010-2024', '/old.csv'],
    ['Offerta formativa 2010-2025', '/dataset/x/download/03_offertaformativa-corsidilaurea_2010-2025.csv'],
    ['Atenei', '/dataset/x/download/01_atenei.csv'],
  )
  publisher.answers[`${HOST}/dataset/x/download/01_atenei.csv`] = {
    body: [
      '\uFEFFCOD_Ateneo;NomeEsteso;NomeOperativo;Status;Descrizione;StataleLibera;Indirizzo;CITTA;PROVINCIA;REGIONE;NOME_REGIONE_MACRO',
      "02701;Università Ca' Foscari VENEZIA;Ca' Foscari Venezia;A;Università;S;;VENEZIA;VENEZIA;VENETO;NORD-EST",
      '99999;Altra;Altra;A;Università;S;;ROMA;ROMA;LAZIO;CENTRO',
    ].join('\n'),
  }
  const course = (year: string, kind: string, group: string, name: string, town: string, rest: string) =>
    `${year};Ca' Foscari  Venezia;Area;Gruppo;${kind};${group};Nome;${name};VENEZIA;${town};${rest}`
  publisher.answers[`${HOST}/dataset/x/download/03_offertaformativa-corsidilaurea_2010-2025.csv`] = {
    body: Buffer.from(
      [
        'ANNO;Ateneo;Area;GruppoDisciplinare;TipoCorso;Classe;NomeClasse;Corso;SedeCorso_Provincia;SedeCorso_Comune;ACCESSO;DIDATTICA;LINGUA',
        course('2024', 'Laurea', 'L-5', 'Storia', 'VENEZIA', 'accesso libero;Convenzionale;Italiano'),
        course('2025', 'Laurea', 'L-5', 'FILOSOFIA', 'VENEZIA', 'accesso libero;Convenzionale;Italiano'),
        course('2025', 'Laurea', 'L-8', 'Societ\u00E0 digitali', 'Treviso', 'locale;Teledidattica;Inglese'),
        course('2025', 'Laurea', 'L-5', 'Societ\u00E0 digitali', 'Treviso', 'locale;Teledidattica;Inglese'),
        course(
          '2025',
          'Laurea Magistrale Ciclo Unico',
          'LMG/01',
          "Politiche della sostenibilita' dell'arte",
          'Comune Estero',
          'accesso libero;Convenzionale;Italiano - Inglese',
        ),
      ].join('\r\n'),
      'latin1',
    ),
  }
  const { is } = await refreshFew(ustatCourses, publisher, '2026-11-26', true)
  expect(is).toBe('written')
  const file = publisher.read('programmes/it-courses.json')
  expect(file).toMatchObject({ source: 'it-ustat-courses', year: '2025/26', read: 3 })
  expect((file as { universities: unknown }).universities).toEqual({
    'ca-foscari-university-of-venice': [
      {
        level: 'bachelor',
        award: 'Laurea',
        title: 'Filosofia',
        subject: 'ethics',
        months: 36,
        language: 'it',
        city: 'Venice',
        url: 'https://unive.it/f',
      },
      {
        level: 'bachelor',
        award: 'Laurea',
        title: 'Società digitali',
        also: ['computer-engineering', 'electrical-engineering'],
        months: 36,
        language: 'en',
        mode: 'distance',
        city: 'Treviso',
        options: ['the places are limited'],
      },
      {
        level: 'undergraduate',
        award: 'Laurea magistrale a ciclo unico, entered from school',
        title: 'Politiche della sostenibilità dell’arte',
      },
    ],
  })
})

it('adds up the students of the newest year', async () => {
  publisher.answers[`${HOST}/api/3/action/resource_show?id=32d26e28-a0b5-45f3-9152-6072164f3e63`] = {
    body: JSON.stringify({
      result: { url: 'https://dati-ustat.mur.gov.it/download/02_iscrittixateneo.csv' },
    }),
  }
  publisher.answers[`${HOST}/download/02_iscrittixateneo.csv`] = {
    body: Buffer.from(
      [
        'AnnoA;AteneoCOD;AteneoNOME;Isc_M;Isc_F',
        '2024/2025;Bari;07201;15000;25000',
        '2024/2025;Venezia C\u00E0 Foscari;02701;7000;13000',
        '2023/2024;Bari;07201;1;2',
      ].join('\n'),
      'latin1',
    ),
  }
  expect((await refreshFew(ustatStudents, publisher, '2026-11-26', true)).is).toBe('written')
  expect(publisher.read('open/it.json')).toMatchObject({
    editions: [
      {
        source: 'it-mur-2024-25',
        year: '2024/25',
        readOn: '2026-11-26',
        universities: {
          'ca-foscari-university-of-venice': { students: { count: 20_000, definition: 'headcount' } },
          'university-of-bari-aldo-moro': { students: { count: 40_000, definition: 'headcount' } },
        },
      },
    ],
  })
  expect(publisher.read('sources.json')).toMatchObject({
    'it-mur-2024-25': { title: 'Iscritti', year: '2024/25' },
  })
})
