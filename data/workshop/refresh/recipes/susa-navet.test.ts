import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { susaNavet } from './susa-navet'

const CHALMERS = 'chalmers-university-of-technology'
const text = (swe: string, eng?: string) => ({
  strings: [...(eng ? [{ lang: 'eng', value: eng }] : []), { lang: 'swe', value: swe }],
})
const info = (id: string, level: string, credits: number, title: object, facts: object = {}) => ({
  id: `i.uoh.${id}`,
  status: 'ACTIVE',
  content: {
    identifier: `i.uoh.${id}`,
    code: id.toUpperCase(),
    lastEdited: '2026-10-01T04:00:00',
    title,
    type: { type: 'C_SchoolType', code: 'HS' },
    configuration: { type: 'C_Configuration', code: 'program' },
    educationLevels: [{ type: 'C_EducationLevel', code: level }],
    subjects: [
      { type: 'C_Subject_SUN', code: '481' },
      { type: 'C_Subject_ISCED2013', code: '0613' },
    ],
    resultIsDegree: true,
    credits: { system: { type: 'C_Credits', code: 'hp' }, credits },
    url: { urls: [{ lang: 'swe', value: `https://www.chalmers.se/${id}` }] },
    ...facts,
  },
})
const event = (id: string, languages: string[], facts: object = {}) => ({
  id: `e.uoh.${id}.${languages[0]}`,
  status: 'ACTIVE',
  content: {
    identifier: `e.uoh.${id}`,
    education: `i.uoh.${id}`,
    providers: ['p.uoh.cth'],
    languageOfInstructions: languages,
    execution: { condition: { type: 'C_ExecutionCondition', code: '1' }, start: '2027-08-30' },
    isCancelled: false,
    ...facts,
  },
})
const fee = (total: number) => ({
  extensions: [{ type: 'UHEventExtension', id: '0', tuitionFee: { value: true, first: 80_000, total } }],
})

let publisher: LocalPublisher
const serve = (list: string, ...pages: object[][]) =>
  pages.forEach((rows, pageNumber) => {
    publisher.answers[
      `/api.skolverket.se/susa-navet/emil3/${list}?schoolType=HS&page=${pageNumber}&size=400`
    ] = {
      body: JSON.stringify({
        links: [],
        [list]: rows,
        page: { size: 400, totalElements: 9, totalPages: pages.length, pageNumber },
      }),
    }
  })

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/se.json': [{ id: CHALMERS, name: 'Chalmers', aliases: ['Chalmers tekniska högskola'] }],
    'subject-codes/isced4.json': { codes: [{ code: '0613' }] },
    'sources.json': { 'se-uhr-2022': {} },
    'programmes/se-programmes.json': {
      universities: {
        [CHALMERS]: [
          {
            code: 'CTH-1',
            level: 'undergraduate',
            award: 'Five-year master’s, entered from school',
            title: 'Datateknik, civilingenjör',
            titleEn: 'Computer engineering',
          },
        ],
      },
    },
  })
})

afterEach(() => publisher.close())

it('takes over programmes with language and fee, from pages of three lists', async () => {
  serve('educationProviders', [
    { id: 'p.uoh.cth', status: 'ACTIVE', content: { name: text('Chalmers tekniska högskola') } },
    { id: 'p.old', status: 'DELETED' },
  ])
  serve(
    'educationInfos',
    [info('mpdsc', 'ISCED_7', 120, text('Data Science och AI, masterprogram', 'Data science and AI'))],
    [
      info('tidal', 'ISCED_7', 300, text('Datateknik, civilingenjör')),
      info('kurs', 'ISCED_6', 7.5, text('Kurs'), {
        configuration: { type: 'C_Configuration', code: 'kurs' },
      }),
      info('gammal', 'ISCED_6', 180, text('Gammal'), { expires: '2026-01-01T00:00:00' }),
    ],
  )
  serve('educationEvents', [
    event('mpdsc', ['eng'], fee(320_000)),
    event('tidal', ['swe'], fee(65)),
    event('tidal', ['eng'], { isCancelled: true }),
    event('kurs', ['swe']),
    event('gammal', ['swe']),
  ])
  expect((await refreshFew(susaNavet, publisher, '2026-11-26', true)).is).toBe('written')
  const file = publisher.read('programmes/se-programmes.json') as { universities: unknown }
  expect(file.universities).toEqual({
    [CHALMERS]: [
      {
        code: 'TIDAL',
        level: 'undergraduate',
        award: 'Five-year master’s, entered from school',
        title: 'Datateknik, civilingenjör',
        titleEn: 'Computer engineering',
        field: '0613',
        months: 60,
        language: 'sv',
        url: 'https://www.chalmers.se/tidal',
      },
      {
        code: 'MPDSC',
        level: 'master',
        title: 'Data Science och AI, masterprogram',
        titleEn: 'Data science and AI',
        field: '0613',
        months: 24,
        language: 'en',
        url: 'https://www.chalmers.se/mpdsc',
        fee: {
          sum: 320_000,
          currency: 'SEK',
          basis: 'course',
          perYear: 160_000,
          status: 'international',
          asOf: '2027',
        },
      },
    ],
  })
})

it('refuses credits of another system', async () => {
  serve('educationProviders', [
    { id: 'p.uoh.cth', status: 'ACTIVE', content: { name: text('Chalmers tekniska högskola') } },
  ])
  const credits = { system: { type: 'C_Credits', code: 'yhp' }, credits: 300 }
  serve('educationInfos', [info('tidal', 'ISCED_7', 300, text('Datateknik, civilingenjör'), { credits })])
  serve('educationEvents', [event('tidal', ['swe'])])
  const { is, lines } = await refreshFew(susaNavet, publisher, '2026-11-26', true)
  expect([is, lines[0]]).toEqual([
    'refused',
    'Units moved: 1 of 1 rows of educationInfos are in yhp, not in hp.',
  ])
})
