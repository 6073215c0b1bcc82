import { aCard } from '@/tests/fixtures/a-card'
import { aRow } from '@/tests/fixtures/a-row'
import { aProgrammeRow, COURSES, drawn, KNOWN } from '@/tests/fixtures/a-programme-row'
import { drawProgramme } from './drawn-row'

const fee = {
  sum: 120_000,
  currency: 'AUD',
  basis: 'course',
  perYear: 40_000,
  dollarsPerYear: 20_000,
  status: 'international',
  asOf: 'January 2023',
} as const
const asked = { currency: 'USD', subject: 'Nursing' }
const university = aRow({ id: 'alpha', tuition: 12_000 })
const card = aCard({
  tuition: {
    international: 'GBP 9,600 a year',
    dollars: 'about US$ 12,000 a year',
    basis: 'official register, 2025/26',
    domestic: null,
  },
  deadline: '31 January',
  deadlineNote: 'Portal, 2026',
})

it('leads to its own page where it has one, else to its university', () => {
  expect(drawn(aProgrammeRow()).href).toBe('/programmes/alpha/register-1')
  expect(drawn(aProgrammeRow({ hasPage: false })).href).toBe('/universities/alpha')
})

it('has the deadline of its subject, where that has its own', () => {
  const own = { deadline: '15 October 2026, over', deadlineNote: 'Portal, 2027 entry' }
  const of = (subject: string) => {
    const row = aProgrammeRow({ title: subject }, { subject })
    return drawProgramme(row, { ...card, subjectDeadlines: { 'veterinary-medicine': own } }, asked)
  }
  expect(of('Veterinary medicine')).toMatchObject(own)
  expect(of('Nursing')).toMatchObject({ deadline: '31 January', deadlineNote: 'Portal, 2026' })
})

it('is in its own town, where that is another than its university’s', () => {
  expect(
    drawn(
      aProgrammeRow({ city: 'Adana' }, { university: aRow({ location: 'Istanbul', country: 'Türkiye' }) }),
    ).place,
  ).toBe('Adana, Türkiye')
})

it('tells its own fee with its basis and year, and once more by the year in the visitor’s currency', () => {
  const row = aProgrammeRow({ fee }, { university })
  expect(drawProgramme(row, card, asked)).toMatchObject({
    fee: 'AUD 120,000 for the whole course',
    feeNote: 'about USD 20,000 a year, its own fee, January 2023',
  })
  const yearly = aProgrammeRow({ fee: { ...fee, basis: 'year', sum: 40_000 } }, { university })
  expect(drawProgramme(yearly, card, { ...asked, currency: 'AUD' })).toMatchObject({
    fee: 'AUD 40,000 a year',
    feeNote: 'its own fee, January 2023',
  })
})

it('says of a university’s fee that it is the university’s', () => {
  expect(drawProgramme(aProgrammeRow({}, { university }), card, asked)).toMatchObject({
    fee: 'GBP 9,600 a year',
    feeNote: 'about USD 12,000 a year, university’s fee at this level, official register, 2025/26',
    deadline: '31 January',
    deadlineNote: 'Portal, 2026',
  })
})

it('tells no deadline where none is known for the level', () => {
  const other = { ...card, deadline: null }
  expect(drawProgramme(aProgrammeRow({}, { university }), other, asked)).not.toHaveProperty('deadline')
})

it('tells no fee of the university where it is not of this level', () => {
  const row = aProgrammeRow({}, { university, level: 'master' })
  expect(drawProgramme(row, card, asked)).not.toHaveProperty('fee')
})

it('says what a title in another language is in English, and which levels the source does not tell apart', () => {
  const row = aProgrammeRow({ title: '看護学科', levels: ['master', 'doctorate'] }, { level: 'master' })
  expect(drawn(row)).toMatchObject({ title: '看護学科', about: 'Master’s or PhD, level unclear · Nursing' })
})

it('says the subject of a title that is English alone', () => {
  const row = aProgrammeRow({ title: null, titleEn: 'Midwifery and care', hasPage: true })
  expect(drawn(row)).toMatchObject({ title: 'Midwifery and care', about: 'Bachelor’s · Nursing' })
})

it('is called by its subject where it has no title', () => {
  expect(drawn(aProgrammeRow({ title: null, hasPage: false }))).toMatchObject({
    title: 'Nursing',
    about: 'Bachelor’s',
  })
})

const degrees = {
  ...COURSES,
  grain: 'subject',
  year: '2023/24',
  listedIn: null,
  counted: 'degrees awarded in 2023/24',
} as const

const research = { ...degrees, grain: 'research', title: 'Framework 2021', counted: 'staff' } as const

it.each([
  [{}, COURSES, 'Courses of a register, 2026'],
  [{ count: 1212 }, degrees, 'Degrees awarded in 2023/24: 1,212'],
  [{}, { ...COURSES, listedIn: '2022' }, 'Courses of a register in 2022'],
  [{ count: 3 }, { ...degrees, counted: 'departments' }, 'Departments, 2023/24: 3'],
  [{ count: 70 }, research, 'Does research in this field: Framework 2021, staff: 70'],
  [{}, degrees, 'Listed as a subject: Courses of a register, 2023/24'],
])('says what it rests on: %j', (programme, dataset, words) => {
  expect(drawn(aProgrammeRow(programme, { dataset })).restsOn).toBe(words)
})

it('says what it only may include, how long it takes, and how many awards fit', () => {
  const row = aProgrammeRow({ months: 18, language: 'ko' }, { isMay: true, awards: 3 })
  expect(drawn(row)).toMatchObject({ may: 'Nursing', length: '1.5 years', language: 'Korean', awards: 3 })
  expect(drawn(aProgrammeRow({ months: 10 }))).toMatchObject({ length: '10 months' })
  expect(drawn(aProgrammeRow())).not.toHaveProperty('awards')
})

it('says what general knowledge is, with its month and a way to check it', () => {
  const row = aProgrammeRow({ title: null, titleEn: null, hasPage: false }, { dataset: KNOWN })
  expect(drawProgramme(row, { ...card, website: 'https://alpha.example' }, asked)).toMatchObject({
    title: 'Nursing',
    restsOn: 'Among the subjects taught here (general knowledge, November 2026; check at the university)',
    site: 'https://alpha.example',
  })
  expect(drawn(aProgrammeRow()).site).toBeUndefined()
})
