import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { radOn } from './rad-on'

const PATH = '/radon.nauka.gov.pl/opendata/polon/courses?resultNumbers='

const course = (code: string, courseName: string, facts: object = {}, instances: object[] = [{}]) => ({
  courseUuid: `0000-${code}`,
  courseCode: code,
  courseName,
  levelCode: '1',
  levelName: 'pierwszego stopnia',
  profileName: 'ogólnoakademicki',
  iscedCode: '0613',
  iscedName: 'Tworzenie i analiza oprogramowania i aplikacji',
  currentStatusName: 'prowadzone',
  leadingInstitutionName: 'Uniwersytet Warszawski',
  leadingInstitutionCity: 'Warszawa',
  mainInstitutionUuid: '1111',
  mainInstitutionName: 'Uniwersytet Warszawski',
  mainInstitutionKind: 'Uczelnia publiczna',
  courseInstances: instances.map((instance) => ({
    courseName,
    formName: 'stacjonarne',
    titleName: 'licencjat',
    languageCode: 'pl',
    languageName: 'polski',
    numberOfSemesters: '6',
    ects: '180',
    dual: 'Nie',
    bridging: 'Nie',
    statusName: 'prowadzone',
    ...instance,
  })),
  ...facts,
})

const page = (token: string | null, ...results: object[]) => ({
  body: JSON.stringify({ results, pagination: { maxCount: 9, token }, version: '1.9.0' }),
})

let publisher: LocalPublisher

beforeEach(async () => {
  publisher = await startPublisher({
    'universities/pl.json': [
      { id: 'university-of-warsaw', name: 'University of Warsaw', aliases: ['Uniwersytet Warszawski'] },
    ],
    'subject-codes/isced4.json': { codes: [{ code: '0613' }] },
    'sources.json': {},
  })
})

afterEach(() => publisher.close())

it('reads page after page, and takes in what runs', async () => {
  const ways = [{}, { languageName: 'angielski' }, { statusName: 'wygaszane' }]
  const twoWays = course('1', 'Informatyka', {}, ways)
  publisher.answers[`${PATH}100`] = page(
    'a=',
    twoWays,
    course('2', 'Zarządzanie (rozporządzenie)', { iscedCode: '9999' }, [{ bridging: 'Tak' }, {}]),
  )
  publisher.answers[`${PATH}100&token=a%3D`] = page(
    null,
    course('3', 'Prawo', { levelName: 'jednolite magisterskie' }, [{ numberOfSemesters: '10' }]),
    course('4', 'Historia', { currentStatusName: 'zlikwidowane' }),
    course('5', 'Finanse', { leadingInstitutionName: 'Filia w Radomiu', leadingInstitutionCity: 'Radom' }),
    course('6', 'Elsewhere', { mainInstitutionName: 'Another' }),
  )
  // The second reading finds what the first one lost.
  publisher.answers[`${PATH}99`] = page(
    null,
    twoWays,
    course('7', 'Fizyka', { levelName: 'drugiego stopnia' }),
  )
  const { is } = await refreshFew(radOn, publisher, '2026-11-26')
  expect(is).toBe('written')
  const common = { field: '0613', months: 36, language: 'pl' }
  expect(publisher.read('programmes/pl-programmes.json')).toMatchObject({
    year: 'November 2026',
    leftOut: { 'field: our table of subjects lacks the code': 1 },
    universities: {
      'university-of-warsaw': [
        { ...common, level: 'bachelor', title: 'Informatyka' },
        { ...common, level: 'bachelor', title: 'Informatyka', language: 'en' },
        { level: 'bachelor', title: 'Zarządzanie', months: 36, language: 'pl' },
        {
          ...common,
          level: 'undergraduate',
          award: 'Long-cycle master’s, entered from school',
          title: 'Prawo',
          months: 60,
        },
        { ...common, level: 'bachelor', title: 'Finanse', city: 'Radom' },
        { ...common, level: 'master', title: 'Fizyka' },
      ],
    },
  })
})

it('refuses pages that are cut short, or don’t say which one follows', async () => {
  publisher.answers[`${PATH}100`] = { body: page('a', course('1', 'Informatyka')).body.slice(0, -9) }
  const { is, lines } = await refreshFew(radOn, publisher, '2026-11-26')
  expect([is, lines[0]]).toEqual(['refused', expect.stringContaining('was cut short')])
  publisher.answers[`${PATH}100`] = { body: '{"results":[]}' }
  const other = await refreshFew(radOn, publisher, '2026-11-26')
  expect([other.is, other.lines[0]]).toEqual(['refused', expect.stringContaining('has another shape')])
})
