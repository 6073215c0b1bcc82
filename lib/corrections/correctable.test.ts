import { aScholarship } from '@/tests/fixtures/scholarship'
import { correctableAward } from './award'
import { changesOf, factInWords, WARNINGS, withOther, type Correctable } from './correctable'
import { correctableCountry } from './country'
import { correctionIssue } from './issue'
import { PatchSchema } from './patch'
import { fileInWords } from './file-words'
import { citationOf, writeSaid } from './said'

const DEADLINE = {
  ...{ month: 1, day: 15, lastMonth: null, year: 2027 },
  ...{ timeZone: null, time: null, variesBy: null, note: null },
}
const anAward = (deadline: { year?: null; note?: string } = {}) =>
  correctableAward(
    aScholarship({
      id: 'an-award',
      value: 'EUR 900 a month',
      deadlines: [{ ...DEADLINE, ...deadline }],
      sources: [{ title: 'Call', url: 'https://example.org/old', checkedOn: '2026-11-01' }],
    }),
  )
const AWARD = anAward()
const SAID = {
  fact: '',
  value: '2027-01-31',
  page: 'https://example.org/call',
  title: '',
  publisher: '',
  words: 'Deadline: 31 January 2027',
  year: '2027',
}
const fieldOf = (key: string, { parts }: Correctable = AWARD) => {
  const field = parts.flatMap(({ fields }) => fields).find((each) => each.key === key)
  if (!field) throw new Error(key)
  return field
}

test('a correction of a day is a patch that the command for patches takes', () => {
  const changes = changesOf(fieldOf('deadline-1'), SAID, '2026-11-26')
  expect(PatchSchema.parse({ changes }).changes[0]).toMatchObject({
    path: ['an-award', 'deadlines', 0],
    from: { month: 1, day: 15, year: 2027 },
    to: { month: 1, day: 31, year: 2027 },
    page: 'https://example.org/call',
  })
})

test('the page of a new day becomes a source of the award, where it is none yet', () => {
  const pagesOf = (page: string) =>
    changesOf(fieldOf('deadline-1'), { ...SAID, page }, '2026-11-26').flatMap(({ path, to }) =>
      path.includes('sources') ? [[path, to]] : [],
    )
  const title = 'Page of the award at example.org'
  expect(pagesOf('https://example.org/call')).toEqual([
    [['an-award', 'sources', 1], { title, url: 'https://example.org/call', checkedOn: '2026-11-26' }],
  ])
  expect(pagesOf('https://example.org/old')).toEqual([])
})

test('a day of every year becomes one of the year that was read, and what says more of a day stays with a warning', () => {
  const changed = (deadline: Parameters<typeof anAward>[0]) =>
    changesOf(fieldOf('deadline-1', anAward(deadline)), SAID, '2026-11-26')
  expect(changed({ year: null })[0]?.to).toEqual({ month: 1, day: 31, year: 2027 })
  const [ofSome] = changed({ note: 'for citizens of Fiji' })
  expect(ofSome?.to).toMatchObject({ month: 1, day: 31, note: 'for citizens of Fiji' })
  expect(ofSome?.why).toContain(WARNINGS.note)
})

test('words of an award give place to others, and the patch names the columns that a person looks at', () => {
  const [change] = changesOf(fieldOf('value'), { ...SAID, value: 'EUR 900 to 1,200 a month' }, '2026-11-26')
  expect(change).toMatchObject({ from: 'EUR 900 a month', to: 'EUR 900 to 1,200 a month' })
  expect(change?.why).toContain(WARNINGS.columns)
})

test('a day takes the place of a span of months, or of none', () => {
  const daysOf = (award: Parameters<typeof aScholarship>[0]) =>
    correctableAward(aScholarship({ id: 'an-award', ...award })).parts.flatMap(({ fields }) => fields)
  const toOf = (key: string, award: Parameters<typeof aScholarship>[0]) => {
    const field = daysOf(award).find((each) => each.key === key)
    return field && changesOf(field, SAID, '2026-11-26')[0]?.to
  }
  const span = { ...DEADLINE, day: null, lastMonth: 3 }
  expect(toOf('deadline-1', { deadlines: [span] })).toEqual({ month: 1, day: 31, year: 2027 })
  expect(toOf('deadlines', { deadlines: [] })).toEqual([{ month: 1, day: 31, year: 2027 }])
  expect(toOf('deadlines', { deadlines: [], status: 'ended' })).toBeUndefined()
  const none = daysOf({ deadlines: [] }).find(({ key }) => key === 'deadlines')
  expect(none && changesOf(none, { ...SAID, value: 'soon' }, '2026-11-26')).toEqual([])
})

test.each([
  [['Library', 'Gym'], 'Library, Pool', ['Library', 'Pool']],
  [['Law, since 1990', 'Arts'], 'Law, since 1990; Music', ['Law, since 1990', 'Music']],
  [true, 'no', false],
])('%j can be corrected by “%s”', (from, value, to) => {
  const kept = { values: [{ path: ['a', 'b'], from }], year: null, pages: [], cite: () => [] }
  const field = { ...factInWords({ key: 'b', label: 'B', shown: '' }), file: 'universities/xx', kept }
  expect(changesOf(field, { ...SAID, value }, '2026-11-26')[0]?.to).toEqual(to)
  expect(changesOf({ ...field, input: 'date' }, { ...SAID, value: '' }, '2026-11-26')).toEqual([])
})

const FEE = {
  ...{
    id: 'xx-fee',
    country: 'de',
    validFor: '2026/27',
    sector: 'public',
    appliesTo: 'all',
    level: 'bachelor',
  },
  ...{ status: 'international', min: 1500, max: 1500, currency: 'EUR', period: 'semester' },
  source: { title: 'Fees', publisher: 'Ministry', url: 'https://example.org/fees' },
}
const ofCountry = (file: string, row: object) =>
  correctableCountry(
    { code: 'de', name: 'Germany' },
    (each) => (each === file ? [row] : []),
    () => null,
  )
const feeField = (change: object = {}) =>
  fieldOf('fee-rules-xx-fee-1', ofCountry('fee-rules', { ...FEE, ...change }))
const SUM = { ...SAID, value: '1700', page: FEE.source.url, year: '2026/27' }
const OTHER = { ...SUM, page: 'https://example.org/2027', title: 'Fees', publisher: 'State', year: '2027/28' }
const changedBy = (said: typeof SAID, field = feeField()) =>
  changesOf(field, said, '2026-11-26').map(({ path, to }) => [path[1], to])

test('a sum brings its year and its source', () => {
  const sums = [
    ['min', 1700],
    ['max', 1700],
  ]
  expect(changedBy(SUM)).toEqual(sums)
  expect(changedBy(OTHER)).toEqual([
    ...sums,
    ['validFor', '2027/28'],
    ['source', { title: 'Fees', publisher: 'State', url: 'https://example.org/2027' }],
  ])
})

test.each([
  ['no year', { ...OTHER, year: '' }, {}],
  ['words for a year', { ...OTHER, year: 'next year' }, {}],
  ['no publisher', { ...OTHER, publisher: '' }, {}],
  ['figures in a note beside the sum', SUM, { note: 'EUR 3,000 a year' }],
  ['further fees', SUM, { oneOffFees: 'EUR 50' }],
])('with %s a sum makes no patch', (_what, said, change) => {
  expect(changedBy(said, feeField(change))).toEqual([])
})

test('a note in words stays beside a new sum, and the patch says so; how the old one was read goes', () => {
  const reading = 'Read in a copy of the page in November 2026.'
  const changesWith = (note: string) => changesOf(feeField({ note }), SUM, '2026-11-26')
  const noteIn = (note: string) => changesWith(note).find(({ path }) => path.includes('note'))
  expect(noteIn(`Tuition and fees together. ${reading}`)?.to).toBe('Tuition and fees together.')
  expect(noteIn(reading)?.to).toBeNull()
  expect(noteIn('Tuition and fees together.')).toBeUndefined()
  expect(changesWith('Tuition and fees together.')[0]?.why).toMatch(/A note stays beside it/)
  expect(changesWith(reading)[0]?.why).not.toMatch(/note/)
})

const aSum = (change: object = {}) => ({
  ...{ min: 900, max: 900, currency: 'EUR', period: 'month' as const, year: null },
  ...{ degree: null, approximate: false, note: null },
  ...change,
})
const paying = (value: string, ...amounts: object[]) =>
  correctableAward(
    aScholarship({
      id: 'an-award',
      value,
      awardParts: {
        ...{ tuition: null, housing: null, travel: null, insurance: null, grant: null, other: [] },
        stipend: { coverage: null, amounts: amounts.map(aSum), note: null },
      },
    }),
  ).parts.flatMap(({ fields }) => fields)

test('a sum of an award changes in its column and in the words that name it', () => {
  const sum = paying('EUR 900 a month for 1,900 students', {}).find(({ key }) => key === 'stipend-1')
  expect(sum).toMatchObject({ label: 'Stipend', shown: 'EUR 900 a month' })
  const changes = sum ? changesOf(sum, { ...SAID, value: '1050', year: '' }, '2026-11-26') : []
  const inAward = changes.filter(({ path }) => path[1] !== 'sources')
  expect(inAward.map(({ path, to }) => [path.at(-1), to])).toEqual([
    ['min', 1050],
    ['max', 1050],
    ['value', 'EUR 1,050 a month for 1,900 students'],
  ])
})

test.each([
  ['words that name it twice', 'EUR 900 for one, EUR 900 for two', [{}]],
  ['words without it', 'A stipend', [{}]],
  ['words of one year', 'EUR 900 a month in 2026/27', [{}]],
  ['another sum of the same figure', 'EUR 900 a month', [{}, { period: 'year' }]],
  ['a note', 'EUR 900 a month', [{ note: 'for two years' }]],
  ['a range', 'EUR 900 a month', [{ max: 950 }]],
])('a sum with %s is for a person to change', (_what, value, amounts) => {
  expect(paying(value, ...amounts).map(({ key }) => key)).not.toContain('stipend-1')
})

test('a round shows and changes its own year and source, not those of the way to apply', () => {
  const round = { levels: ['bachelor'], intakes: [9], closes: { month: 1, day: 15 } }
  const route = {
    ...{ id: 'xx-way', country: 'de', validFor: '2027', source: FEE.source, name: 'The way' },
    ...{ levels: ['bachelor'], usedBy: 'all', url: 'https://example.org/way' },
  }
  const source = { title: 'Dates', publisher: 'University', url: 'https://example.org/dates' }
  const of = (own: object) =>
    fieldOf('routes-xx-way-1', ofCountry('routes', { ...route, rounds: [{ ...round, ...own }] }))
  const own = of({ source, validFor: '2026' })
  expect(own).toMatchObject({ source: 'University: Dates', year: '2026', address: source.url })
  const day = { ...OTHER, value: '2027-01-31' }
  expect(changesOf(own, day, '2026-11-26').map(({ path, to }) => [path.slice(1), to])).toEqual([
    [['rounds', 0, 'closes'], { month: 1, day: 31 }],
    [['rounds', 0, 'validFor'], '2027/28'],
    [['rounds', 0, 'source'], { title: 'Fees', publisher: 'State', url: 'https://example.org/2027' }],
  ])
  expect(changesOf(of({ note: '18:00' }), day, '2026-11-26')).toEqual([])
})

test('a day that no calendar has, and rules in words, make no patch', () => {
  expect(changesOf(fieldOf('deadline-1'), { ...SAID, value: '2027-02-31' }, '2026-11-26')).toEqual([])
  expect(changesOf(fieldOf('eligibility'), SAID, '2026-11-26')).toEqual([])
  expect(changesOf(fieldOf('value'), { ...SAID, value: '' }, '2026-11-26')).toEqual([])
})

test('a fact is cited with its value, year, publisher, page and the day on which it was read', () => {
  const students = factInWords({
    key: 'students',
    label: 'Number of students',
    shown: '37,410',
    source: 'HESA: Who’s studying',
    year: '2022/23',
    address: 'https://hesa.example',
  })
  const site = { name: 'Site', url: 'https://site.example' }
  const record = { name: 'Leeds', href: '/universities/leeds' }
  expect(citationOf(record, students, site, '2026-11-27')).toBe(
    'Leeds: Number of students: 37,410 (2022/23). HESA: Who’s studying, https://hesa.example. In: Site, https://site.example/universities/leeds, read on 27 November 2026.',
  )
  expect(citationOf(record, { ...students, source: null }, site, '2026-11-27')).toBeNull()
  expect(citationOf(record, { ...students, shown: null }, site, '2026-11-27')).toBeNull()
})

test('of something else the correction says which fact is meant, and in which group', () => {
  const { fields } = withOther({ id: 'fee', title: 'Tuition', fields: [] })
  const [other] = fields
  expect(other).toMatchObject({ key: 'fee-other', among: 'Tuition' })
  if (!other) return
  expect(writeSaid(AWARD, other, { ...SAID, fact: 'The deposit' }).parts[0]).toMatch(
    /^## Tuition: The deposit\n/,
  )
})

test('where a fact is kept says whether a change there would stay, and for whom it is', () => {
  expect(fileInWords('open/us')).toBe(
    'The fact is in the file data/open/us.json, which a refresh from its register writes anew.',
  )
  expect(fileInWords('programmes/uk-programmes')).toMatch(/refresh/)
  expect(fileInWords('national/routes')).toMatch(/rules of whole countries\.$/)
  for (const file of ['national/own-fees', 'universities/gb', 'programmes/stated-programmes'])
    expect(fileInWords(file)).toBe(`The fact is in the file data/${file}.json.`)
})

test('an issue keeps the words of a reader', () => {
  const address = new URL(
    correctionIssue({ id: 'a', title: 'A', parts: ['x & y'] }, 'https://github.com/a/b'),
  )
  expect(address.searchParams.get('body')).toBe('x & y')
})
