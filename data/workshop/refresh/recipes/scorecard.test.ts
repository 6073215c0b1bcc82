import { strToU8, zipSync } from 'fflate'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { scorecard, scorecardBy } from './scorecard'

const HEADER =
  'UNITID,OPEID,INSTNM,CONTROL,UGDS,UGDS_NRA,C150_4,C150_4_NRA,RET_FT4,STUFACR,ROOMBOARD_ON,BOOKSUPPLY,OTHEREXPENSE_ON'
const ADELPHI = '188429,00266600,Adelphi University,2,5100,0.0512,0.7043,NULL,0.8311,12,17000,1040,4300'
const PAGE = '/collegescorecard.ed.gov/data/'
const ARCHIVE = '/ed-public-download.scorecard.network/downloads/College_Scorecard_Raw_Data_06102026.zip'

let publisher: LocalPublisher

beforeEach(async () => {
  const students = { count: 5168, definition: 'undergraduates' }
  publisher = await startPublisher({
    'universities/us.json': [{ id: 'adelphi-university', name: 'Adelphi University' }],
    'workshop/tables/identifiers.tsv': 'scheme\tnumber\tid\nunitid\t188429\tadelphi-university\n',
    'sources.json': { 'scorecard-2021-22': { title: 'College Scorecard', year: '2021–22' } },
    'open/us.json': {
      title: 'Universities of the United States',
      editions: [
        {
          source: 'ipeds-tuition-2023-24',
          year: '2023/24',
          universities: { 'adelphi-university': { fees: [] } },
        },
        {
          source: 'scorecard-2021-22',
          year: '2021/22',
          universities: { 'adelphi-university': { students } },
        },
      ],
    },
  })
  publisher.answers[PAGE] = { body: `<a href="https:/${ARCHIVE}">All files</a>` }
})

afterEach(() => publisher.close())

const serve = (...rows: string[]) => {
  const csv = [HEADER, ...rows].join('\n')
  const folder = 'College_Scorecard_Raw_Data_06032026'
  const files = {
    [`${folder}/MERGED2021_22_PP.csv`]: strToU8(HEADER),
    [`${folder}/MERGED2022_23_PP.csv`]: strToU8(csv),
  }
  publisher.answers[ARCHIVE] = { body: Buffer.from(zipSync(files)) }
}

it('reads one year of the archive, by UNITID, and leaves the other editions alone', async () => {
  serve(ADELPHI, '999999,00000000,Unknown College,1,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL')
  const { lines } = await refreshFew(scorecard, publisher, '2026-11-26', true)
  expect(lines).toContain('  Adelphi University: students count 5,168 → 5,100')
  expect(publisher.read('open/us.json')).toMatchObject({
    editions: [
      { source: 'ipeds-tuition-2023-24' },
      {
        source: 'scorecard-2022-23',
        year: '2022/23',
        universities: {
          'adelphi-university': {
            sector: 'private',
            students: { count: 5100 },
            international: { percent: 5.1 },
            outcomes: [
              { measure: 'completion', value: 70.4 },
              { measure: 'continuation', value: 83.1 },
            ],
          },
        },
      },
    ],
  })
})

it('refuses shares that became percentages, and an archive that was cut short', async () => {
  serve(ADELPHI.replace('0.0512', '5.12'))
  expect((await refreshFew(scorecard, publisher, '2026-11-26', true)).lines[0]).toMatch(/no share of 1/)
  serve(ADELPHI)
  const whole = publisher.answers[ARCHIVE]?.body as Buffer
  publisher.answers[ARCHIVE] = { body: whole.subarray(0, whole.length / 2) }
  expect((await refreshFew(scorecard, publisher, '2026-11-26', true)).lines[0]).toMatch(/no whole archive/)
})

it('asks the interface for the same columns where there is a key, page by page', async () => {
  const of2022 = {
    'student.size': 5100,
    'student.demographics.race_ethnicity.non_resident_alien': 0.0512,
    'completion.completion_rate_4yr_150nt': 0.7043,
    'completion.completion_rate_4yr_150_nonresident.alien': null,
    'student.retention_rate.four_year.full_time': 0.8311,
    'student.demographics.student_faculty_ratio': 12,
    'cost.roomboard.oncampus': 17000,
    'cost.booksupply': 1040,
    'cost.otherexpense.oncampus': 4300,
  }
  const names = Object.keys(of2022).map((name) => `2022.${name}`)
  const college = (id: number) => ({
    id,
    'school.ownership': 2,
    ...Object.fromEntries(Object.values(of2022).map((value, at) => [names[at], value])),
  })
  const fields = ['id', 'school.ownership', ...names].join(',')
  const path = `/api.data.gov/ed/collegescorecard/v1/schools.json?fields=${fields}&per_page=100&page=`
  for (const page of [0, 1])
    publisher.answers[path + page] = {
      body: JSON.stringify({
        metadata: { total: 101, page, per_page: 100 },
        results: [college(page ? 188429 : 999999)],
      }),
    }
  const { lines } = await refreshFew(scorecardBy('secret'), publisher, '2026-11-26', true)
  expect(lines).toContain('  Adelphi University: students count 5,168 → 5,100')
  expect(publisher.asked.at(-1)?.headers['x-api-key']).toBe('secret')
  // A redirect to another host takes the question along, and no key.
  publisher.answers['/elsewhere.example/page'] = { body: '{}' }
  publisher.answers[`${path}0`] = { body: '', location: 'https://elsewhere.example/page' }
  await refreshFew(scorecardBy('secret'), publisher, '2026-11-26', true)
  const hostsOf = (asked: typeof publisher.asked) => new Set(asked.map(({ url }) => url?.split('/')[1]))
  expect(hostsOf(publisher.asked)).toContain('elsewhere.example')
  expect(hostsOf(publisher.asked.filter(({ headers }) => headers['x-api-key']))).toEqual(
    new Set(['api.data.gov']),
  )
  expect(publisher.read('open/us.json')).toMatchObject({
    editions: [
      {},
      { universities: { 'adelphi-university': { outcomes: [{ value: 70.4 }, { value: 83.1 }] } } },
    ],
  })
})
