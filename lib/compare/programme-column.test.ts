import { aBasicUniversity } from '@/tests/fixtures/a-university'
import { aChoiceProgramme } from '@/tests/fixtures/choice'
import { aFact, aTuition, someFacts } from '@/tests/fixtures/facts'
import { comparedAt } from '../universities/compared-column'
import { toCompared } from '../universities/compared-university'
import { columnItem } from './column-item'
import { columnHref } from './compare-href'
import { feeFigure, programmeColumn, type ComparedSubject } from './programme-column'
import { compareRows, lackingRows } from './rows'

const fees = [aFact(aTuition({ level: 'master', min: 9000, max: null, currency: 'EUR', dollars: 9900 }))]
const COLUMN = toCompared(aBasicUniversity({ facts: someFacts({ fees }) }))

const fee = (status: 'home' | 'international') =>
  aFact({
    sum: 21_000,
    currency: 'EUR',
    basis: 'year' as const,
    perYear: null,
    dollarsPerYear: 23_000,
    status,
    asOf: '2026/27',
  })

const columnOf = (part: Partial<ComparedSubject> = {}, hasFee = true) =>
  comparedAt(
    programmeColumn(
      COLUMN,
      'robotics',
      { ...aChoiceProgramme({ title: 'Robotics', levels: ['master'], fee: null }), ...part },
      { hasFeeAt: () => hasFee, hasRuleAt: () => true },
    ),
    'bachelor',
  )

it('is about the programme, at its own level whatever the comparison asks for', () => {
  const column = columnOf({ months: 24, mode: 'distance', language: 'nl', campus: 'Delft' })
  expect(column).toMatchObject({
    id: 'university-of-example/robotics',
    name: 'Robotics',
    level: 'master',
    programme: { university: 'University of Example' },
    length: { text: '2 years' },
    mode: { text: 'Online' },
    language: { text: 'Dutch' },
    location: 'Delft',
  })
  expect(columnHref(column)).toBe('/programmes/university-of-example/robotics')
  expect(columnItem(column)).toMatchObject({ kind: 'programme', universityId: 'university-of-example' })
})

it('has its own fee where students from abroad pay it, and else that of the university, said to be that', () => {
  expect(columnOf({ fee: fee('international') }).tuition).toMatchObject({
    text: 'EUR 21,000 a year',
    figure: 23_000,
  })
  const other = columnOf({ fee: fee('home') }).tuition
  expect(other).toMatchObject({ figure: 9900, note: expect.stringContaining('programmes in general') })
  expect(other?.text).toContain('9,000')
})

it('has no fee of the university where that is none of its subject', () => {
  expect(columnOf({}, false).tuition).toBeNull()
})

it('gives a file its own fee with what it rests on, or none', () => {
  expect(feeFigure(aChoiceProgramme({ fee: fee('international') }))).toMatchObject({
    value: 21_000,
    unit: 'year',
    currency: 'EUR',
    kind: 'register',
  })
  expect(feeFigure(aChoiceProgramme({ fee: fee('home') }))).toBeNull()
})

it('has rows that only programmes have, which a comparison of universities lacks', () => {
  const labels = (columns: Parameters<typeof compareRows>[0]) =>
    compareRows(columns).flatMap(({ rows }) => rows.map(({ label }) => label))
  expect(labels([columnOf({ months: 24 })])).toContain('Length')
  expect(labels([comparedAt(COLUMN, 'master')])).not.toContain('Length')
  const groups = compareRows([columnOf({ months: 24 }), comparedAt(COLUMN, 'master')])
  const cells = groups.flatMap(({ rows }) => rows).find(({ key }) => key === 'length')?.cells
  expect(cells?.map(({ text }) => text)).toEqual(['2 years', 'Differs by programme'])
  expect(lackingRows(groups, 1)).not.toContain('Length')
})

it('has no rule of entry that is of PhDs where the programme is another doctorate', () => {
  const rule = { text: 'IELTS 7', note: null, figure: null }
  const column = { ...COLUMN, english: rule, certificate: rule, at: {} }
  const holds = (hasRule: boolean) => ({ hasFeeAt: () => true, hasRuleAt: () => hasRule })
  const asked = (hasRule: boolean) =>
    comparedAt(programmeColumn(column, 'law', aChoiceProgramme(), holds(hasRule)), 'bachelor')
  expect(asked(true)).toMatchObject({ english: rule, certificate: rule })
  expect(asked(false)).toMatchObject({ english: null, certificate: null })
})
