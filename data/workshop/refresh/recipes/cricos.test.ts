import { refreshFew, startPublisher, type LocalPublisher } from '../local-publisher'
import { cricos } from './cricos'

const HEADER =
  'CRICOS Provider Code,Institution Name,CRICOS Course Code,Course Name,VET National Code,Dual Qualification,Field of Education 1 Broad Field,Field of Education 1 Narrow Field,Field of Education 1 Detailed Field,Field of Education 2 Broad Field,Field of Education 2 Narrow Field,Field of Education 2 Detailed Field,Course Level,Foundation Studies,Work Component,Work Component Hours/Week,Work Component Weeks,Work Component Total Hours,Course Language,Duration (Weeks),Tuition Fee,Non Tuition Fee,Estimated Total Course Cost,Expired'
const INDEX = '/data.gov.au/data/api/3/action/resource_show?id=48cacf69-2082-415e-9595-f17d0c3a4af0'
const FILE = '/data/dataset/cricos/resource/48cacf69/download/cricos-courses.csv'

const row = (provider: string, code: string, name: string, level: string, fee: string, expired = 'No') =>
  `${provider},"Any, University",${code},${name},,No,06 - Health,0603 - Nursing,060301 - General Nursing,,,,${level},No,No,,,,English,104,${fee},0.00,${fee},${expired}`

let publisher: LocalPublisher

beforeEach(async () => {
  const course = (code: string, title: string) => ({
    code,
    level: 'master',
    title,
    field: '0603',
    months: 24,
    fee: {
      sum: 80000,
      basis: 'course',
      perYear: 40000,
      currency: 'AUD',
      status: 'international',
      asOf: 'January 2023',
    },
    language: 'en',
  })
  publisher = await startPublisher({
    'universities/au.json': [{ id: 'monash-university', name: 'Monash University' }],
    'sources.json': { 'cricos-2026': { title: 'CRICOS', year: '2023–2026' } },
    'programmes/au-courses.json': {
      title: 'Courses',
      universities: {
        'monash-university': [course('001A', 'Master of Nursing'), course('002B', 'Master of Care')],
      },
    },
  })
  publisher.answers[INDEX] = { body: JSON.stringify({ result: { url: `https://data.gov.au${FILE}` } }) }
})

afterEach(() => publisher.close())

it('finds the file by the portal’s entry, matches providers by their known courses, and says each new fee', async () => {
  publisher.answers[`/data.gov.au${FILE}`] = {
    modified: 'Mon, 02 Nov 2026 08:04:20 GMT',
    body: [
      HEADER,
      row('00008C', '001A', 'Master of Nursing', 'Masters Degree (Coursework)', '"88,000.00"'),
      row('00008C', '002B', 'Master of Care', 'Masters Degree (Coursework)', '80000.00', 'Yes'),
      row('00008C', '003C', 'Bachelor of Nursing', 'Bachelor Degree', ''),
      row('09999Z', '004D', 'Master of Elsewhere', 'Masters Degree (Coursework)', '1000.00'),
    ].join('\r\n'),
  }
  const refused = await refreshFew(cricos, publisher, '2026-11-26')
  expect(refused.lines.at(-2)).toMatch(/1 rows changed and 1 are gone, of 2/)
  const { lines } = await refreshFew(cricos, publisher, '2026-11-26', true)
  expect(lines).toContain(
    '  Monash University, Master of Nursing: fee sum 80,000 → 88,000 AUD, November 2026',
  )
  expect(lines).toContain('  Monash University, Master of Nursing: fee asOf January 2023 → November 2026')
  expect(publisher.read('programmes/au-courses.json')).toMatchObject({
    year: 'November 2026',
    universities: {
      'monash-university': [
        { code: '001A', level: 'master', field: '0603', months: 24, fee: { sum: 88000, perYear: 44000 } },
        { code: '003C', level: 'bachelor', title: 'Bachelor of Nursing', language: 'en' },
      ],
    },
  })
})

it('refuses a file of no day', async () => {
  publisher.answers[`/data.gov.au${FILE}`] = {
    body: [HEADER, row('00008C', '001A', 'Master of Nursing', 'Masters Degree (Coursework)', '1.00')].join(
      '\n',
    ),
  }
  const { is, lines } = await refreshFew(cricos, publisher, '2026-11-26', true)
  expect([is, lines[0]]).toEqual(['refused', expect.stringMatching(/^courses.csv names no year/)])
})
