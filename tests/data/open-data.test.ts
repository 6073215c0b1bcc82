import { answerFacts } from '@/lib/api/queries'
import { TOOLS } from '@/lib/api/schema'
import { askTool } from '@/lib/api/tools'
import { LEVELS } from '@/lib/facts/vocabulary'
import { getOpenTables, getWithheld, makeOpenData } from '@/lib/open-data/queries'
import { getSubject } from '@/lib/subjects/queries'
import { deadlineAt, englishAt, tuitionAt } from '@/lib/universities/answers/words'
import { getSource, getUniversities } from '@/lib/universities/queries'

const made = getOpenTables()
const tables = new Map(made.map((table) => [table.name, table]))
const { files } = makeOpenData(made.filter(({ name }) => name !== 'programmes'))
const textOf = (name: string) => files.find((file) => file.name === name)?.text ?? ''

/** The values of a column, row by row. */
function column(table: string, name: string) {
  const { columns, cells } = tables.get(table) ?? { columns: [], cells: [] }
  const at = columns.findIndex((each) => each.name === name)
  return cells.map((row) => row[at])
}

it.each([...tables.values()])('gives each column of $name a licence, and each row its key', (table) => {
  const { key, columns, cells } = table
  const names = columns.map(({ name }) => name)
  for (const { licence } of columns) if (typeof licence !== 'string') expect(names).toContain(licence.column)
  const at = key.map((name) => names.indexOf(name))
  const keys = cells.map((row) => at.map((each) => row[each]).join('\n'))
  if (key.length > 0) expect(new Set(keys).size).toBe(cells.length)
  expect(cells.length).toBeGreaterThan(50)
})

it('keeps out every figure of a ranking, and every list whose licence is not clear', () => {
  const named = [
    'name',
    'place',
    'position',
    'website',
    'established',
    'students',
    'international',
    'acceptance',
  ]
    .flatMap((each) => column('universities', `${each}_source`))
    .concat(column('programmes', 'source'))
  const keys = [...new Set(named.filter((key) => key !== null))]
  const withheld = getWithheld().map(({ title }) => title)
  expect(withheld).toContain('QS World University Rankings 2026')
  expect(keys.map((key) => getSource(String(key)).title).filter((title) => withheld.includes(title))).toEqual(
    [],
  )
  for (const { publisher, title } of getWithheld()) {
    expect(column('fees', 'source')).not.toContain(`${publisher}: ${title}`)
    expect(column('deadlines', 'source')).not.toContain(`${publisher}: ${title}`)
  }
})

it('names the source and the licence of every figure of a university', () => {
  const counts = column('universities', 'students')
  const licences = column('universities', 'students_licence')
  expect(counts.map((count) => count === null)).toEqual(licences.map((licence) => licence === null))
  expect(counts.filter((count) => count === 0)).toEqual([])
  expect(counts).toHaveLength(getUniversities().length)
})

it('writes numbers below 0 as numbers, and names with their accents', () => {
  const csv = textOf('universities.csv')
  expect(csv.startsWith('\uFEFFid,name,')).toBe(true)
  expect(csv).toMatch(/,-\d+\.\d+,/)
  expect(csv).not.toContain("'-")
  expect(csv).toContain('Universität')
})

const SEED = 7
const RECORDS = 100

/** Every so many-th university, from a start that the seed sets. */
function sample() {
  const all = getUniversities()
  const step = Math.floor(all.length / RECORDS)
  return Array.from({ length: RECORDS }, (_, at) => all[(SEED + at * step) % all.length]).flatMap(
    (university) => university ?? [],
  )
}

const SAID = [
  ['Tuition (International)', tuitionAt],
  ['Application Deadline', deadlineAt],
  ['English Requirement', englishAt],
] as const

it.each(LEVELS)(
  'says what the profiles of 100 universities say at $value, and why where they say nothing',
  ({ value: level }) => {
    for (const university of sample()) {
      const facts = new Map(
        answerFacts({ id: university.id, level })?.facts.map((fact) => [fact.label, fact]),
      )
      for (const [label, said] of SAID) {
        const { value: known } = said(university, level)
        const fact = facts.get(label)
        const told = `${university.id}, ${label}: ${fact?.display}`
        if (known) expect(told).toContain(known.text)
        else expect([fact?.display ?? null, fact?.value ?? null]).toEqual([null, null])
        expect(fact === undefined || (fact.display === null) === (fact.why !== null)).toBe(true)
      }
      for (const fact of facts.values())
        if (fact.value === null) expect([fact.currency, fact.address, fact.year]).toEqual([null, null, null])
    }
  },
)

it.each(Object.entries(TOOLS))(
  'answers the example of %s as it is described',
  (name, { answer, example }) => {
    const answered = askTool(name, example)
    expect(answered?.status).toBe(200)
    expect(answer.strict().parse(answered?.body)).toEqual(answered?.body)
  },
)

it.each([
  ['facts', { id: 'no-such-university' }, 404],
  ['facts', { id: 'university-of-leeds', level: 'school' }, 400],
  ['facts', { id: 'university-of-leeds', unknown: '1' }, 400],
  ['compare', { ids: 'a,b,c,d,e' }, 400],
  ['cost', { country: 'Atlantis' }, 404],
  ['search', { search: 'x'.repeat(201) }, 400],
  ['awards-for', { id: 'university-of-leeds', passport: 'Atlantis' }, 404],
  ['tasks', {}, 404],
  ['tasks', { place: 'university-of-leeds:school' }, 404],
  ['tasks', { award: 'no-such-award' }, 404],
])('refuses %s of %j', (name, params, status) => {
  expect(askTool(name, params)?.status).toBe(status)
})

it('has no tool by another name', () => {
  expect(askTool('toString', {})).toBeNull()
})

it('finds programmes of the subject, level, language and country that words name, and of no other', () => {
  const search = "cheapest English-taught computer science master's in Finland"
  const answered = askTool('search', { in: 'programme', search, level: 'master' })
  expect(answered?.body).toMatchObject({ total: expect.any(Number) })
  const { results } = TOOLS.search.answer.parse(answered?.body)
  expect(results.length).toBeGreaterThan(0)
  const facts = results.map((row) => [row.Country, row.Level, row.Language])
  expect(new Set(facts.map(String))).toEqual(new Set(['Finland,Master’s,English']))
  const { name, covers = [] } = getSubject('computer-science') ?? { name: '' }
  const branches = covers.flatMap((slug) => getSubject(slug)?.name ?? [])
  const sure = results.filter((row) => row['Subject, fits'] === 'yes').map(({ Subject }) => Subject)
  expect(sure.filter((subject) => ![name, ...branches].includes(String(subject)))).toEqual([])
  expect(sure).toContain('Computer science')
})

it('gives a verdict on each award with its reason, and a cost line by line with its sources', () => {
  const awards = askTool('awards-for', { id: 'university-of-oxford', level: 'master', passport: 'ng' })
  expect(awards?.body).toMatchObject({
    awards: expect.arrayContaining([
      expect.objectContaining({
        id: 'chevening',
        verdict: expect.stringMatching(/^(eligible|check|almost)$/),
      }),
    ]),
  })
  const cost = askTool('cost', { country: 'de', passport: 'in' })
  expect(cost?.body).toMatchObject({
    passport: 'in',
    lines: expect.arrayContaining([expect.objectContaining({ address: expect.stringMatching(/^https:/) })]),
  })
})
