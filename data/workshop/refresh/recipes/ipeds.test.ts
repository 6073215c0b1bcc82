import { strToU8, zipSync } from 'fflate'
import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { ipedsCharges, ipedsCompletions } from './ipeds'

const FOLDER = '/nces.ed.gov/ipeds/datacenter/data'

let publisher: LocalPublisher

beforeEach(async () => {
  const fee = { level: 'bachelor', currency: 'USD' }
  publisher = await startPublisher({
    'universities/us.json': [{ id: 'adelphi-university', name: 'Adelphi University' }],
    'workshop/tables/identifiers.tsv': 'scheme\tnumber\tid\nunitid\t188429\tadelphi-university\n',
    'subject-codes/cip4.json': { codes: [{ code: '11.07', name: 'Computer Science' }] },
    'sources.json': { 'ipeds-tuition-2023-24': {}, 'ipeds-completions-2023-24': {}, other: {} },
    'programmes/us-programs.json': {
      source: 'ipeds-completions-2023-24',
      universities: { 'adelphi-university': [{ level: 'bachelor', field: '11.07', count: 30 }] },
    },
    'open/us.json': {
      editions: [
        {
          source: 'ipeds-tuition-2023-24',
          universities: {
            'adelphi-university': {
              fees: [
                { ...fee, status: 'home', min: 47290 },
                { ...fee, status: 'international', min: 47290 },
              ],
            },
          },
        },
        { source: 'other', universities: {} },
      ],
    },
  })
})

afterEach(() => publisher.close())

const serve = (survey: string, members: Record<string, string[]>) => {
  const files = Object.entries(members).map(([name, rows]) => [name, strToU8(rows.join('\r\n'))] as const)
  publisher.answers[`${FOLDER}/${survey}.zip`] = { body: Buffer.from(zipSync(Object.fromEntries(files))) }
}

it('adds the degrees of a field of four digits, and reads the revision where there is one', async () => {
  const header = '"UNITID","CIPCODE","MAJORNUM","AWLEVEL","XCTOTALT","CTOTALT"'
  serve('C2024_A', {
    'c2024_a.csv': [header, '188429,"11.0701",1,5,"R",999'],
    'c2024_a_rv.csv': [
      header,
      '188429,"11.0701",1,5,"R",20',
      '188429,"11.0701",2,05,"R",1',
      '188429,"11.0799",1,5,"R",7',
      '188429,"11.0701",1,17,"R",2',
      '188429,"11.0701",1,3,"R",9',
      '188429,"99",1,5,"R",28',
      '999999,"11.0701",1,5,"R",5',
    ],
  })
  const { lines } = await refreshFew(ipedsCompletions, publisher, '2026-11-26', true)
  expect(lines).toContain('  Adelphi University, bachelor, 11.07: count 30 → 28')
  expect(publisher.read('programmes/us-programs.json')).toMatchObject({
    source: 'ipeds-completions-2023-24',
    counted: 'degrees awarded in 2023/24',
    universities: {
      'adelphi-university': [
        { level: 'bachelor', field: '11.07', count: 28 },
        { level: 'doctorate', field: '11.07', count: 2 },
      ],
    },
  })
  expect(publisher.read('open/us-subjects.json')).toMatchObject({
    editions: [
      { universities: { 'adelphi-university': { subjects: [{ subject: 'Computer Science', count: 28 }] } } },
    ],
  })
})

it('takes the published tuition of the newest year, for home and for all others, and its new source', async () => {
  serve('COST1_2024', {
    'cost1_2024.csv': [
      'UNITID,XCHG2AY2,CHG2AY2,XCHG2AY3,CHG2AY3,XCHG3AY3,CHG3AY3',
      '188429,R,47290,R,48900,R,49100',
      '999999,A,.,A,.,A,.',
    ],
  })
  const { lines } = await refreshFew(ipedsCharges, publisher, '2026-11-26', true)
  expect(lines.join()).toContain('47,290 → 49,100 USD, 2024/25')
  expect(publisher.read('open/us.json')).toMatchObject({
    editions: [
      {
        source: 'ipeds-tuition-2024-25',
        year: '2024/25',
        universities: {
          'adelphi-university': {
            fees: [
              { status: 'home', min: 48900 },
              { status: 'international', min: 49100 },
            ],
          },
        },
      },
      { source: 'other' },
    ],
  })
  expect(Object.keys(publisher.read('sources.json') as object)).toEqual([
    'ipeds-completions-2023-24',
    'other',
    'ipeds-tuition-2024-25',
  ])
})
