import { OWN_LICENCE } from '@/lib/open-data/licences'
import { getOpenTables, getWithheld, makeOpenData } from '@/lib/open-data/queries'
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

it('says of a deadline that rolls that it does, and of an award nothing', () => {
  const [whose, rolling] = [column('deadlines', 'for'), column('deadlines', 'is_rolling')]
  const rounds = getUniversities().flatMap(({ facts }) => facts.routes.flatMap(({ value }) => value.rounds))
  const isRolling = rounds.some(({ value }) => value.isRolling)
  expect(rolling.includes(true)).toBe(isRolling)
  expect(rolling.map((each) => each === null)).toEqual(whose.map((each) => each === 'award'))
})

it('names the source and the licence of every figure of a university', () => {
  const counts = column('universities', 'students')
  const licences = column('universities', 'students_licence')
  expect(counts.map((count) => count === null)).toEqual(licences.map((licence) => licence === null))
  expect(counts.filter((count) => count === 0)).toEqual([])
  expect(counts).toHaveLength(getUniversities().length)
})

it.each([...tables.values()])('names the source of each row of $name that has a fact of others', (table) => {
  const { columns, cells } = table
  const names = columns.map(({ name }) => name)
  const sourceOf = ({ licence }: (typeof columns)[number]) => {
    if (typeof licence !== 'string') return licence.column.replace('licence', 'source')
    return licence === OWN_LICENCE ? null : 'source'
  }
  const cited = columns.flatMap((each, at) => {
    const source = sourceOf(each)
    return source === null || each.name === source
      ? []
      : [{ name: each.name, at, source: names.indexOf(source) }]
  })
  const missing = cells.flatMap((row) =>
    cited
      .filter(({ at, source }) => row[at] !== null && row[source] === null)
      .map(({ name }) => [row[0], name]),
  )
  expect(cited.filter(({ source }) => source < 0)).toEqual([])
  expect(missing).toEqual([])
})

it('says whom each award is for', () => {
  const [ids, rules] = [column('awards', 'id'), column('awards', 'rules')]
  expect(rules.filter((words) => !String(words).startsWith('Nationality: '))).toEqual([])
  expect(rules[ids.indexOf('chevening')]).toMatch(/Work experience: .*2,800 hours/)
})

it('says what is known from general knowledge alone, with its month and the page to check it at', () => {
  const at = column('awards', 'id').indexOf('tcd-global-excellence')
  expect([column('awards', 'source')[at], column('awards', 'source_url')[at]]).toEqual([
    'general knowledge, November 2026',
    expect.stringMatching(/^https:\/\/www\.tcd\.ie\//),
  ])
})

it.each([...tables.values()])('has no column in $name that no row fills', ({ columns, cells }) => {
  const isEmpty = (_: unknown, at: number) => cells.every((row) => row[at] === null)
  expect(columns.filter(isEmpty).map(({ name }) => name)).toEqual([])
})

it.each([
  ['awards', ['tuition_currency', 'tuition_period'], ['tuition_from', 'tuition_to']],
  ['awards', ['stipend_currency', 'stipend_period'], ['stipend_from', 'stipend_to']],
  ['awards', ['grant_currency', 'grant_period'], ['grant_from', 'grant_to']],
  ['countries', ['visa_fee_currency'], ['visa_fee']],
  ['countries', ['funds_currency', 'funds_period'], ['funds']],
  ['countries', ['living_currency', 'living_basis'], ['living_from', 'living_to']],
  ['fees', ['currency', 'period'], ['from', 'to']],
  ['deadlines', ['time_zone'], ['time']],
  ['programmes', ['fee_currency', 'fee_for', 'fee_status', 'fee_year'], ['fee']],
])('gives in %s no %j without %j', (table, units, figures) => {
  const known = figures.map((figure) => column(table, figure))
  const isUnknown = (row: number) => known.every((cells) => cells[row] === null)
  for (const unit of units)
    expect(column(table, unit).filter((cell, row) => cell !== null && isUnknown(row))).toEqual([])
})

it('writes numbers below 0 as numbers, and names with their accents', () => {
  const csv = textOf('universities.csv')
  expect(csv.startsWith('\uFEFFid,name,')).toBe(true)
  expect(csv).toMatch(/,-\d+\.\d+,/)
  expect(csv).not.toContain("'-")
  expect(csv).toContain('Universität')
})
