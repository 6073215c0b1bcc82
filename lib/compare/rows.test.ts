import { aCompared, aFigure } from '@/tests/fixtures/a-compared'
import type { ComparedUniversity } from '../universities/compared-university'
import { compareRows, lackingRows, shownPair } from './rows'

const rowsOf = (...columns: Partial<ComparedUniversity>[]) =>
  compareRows(columns.map(aCompared)).flatMap(({ rows }) => rows)

const rowOf = (key: string, ...columns: Partial<ComparedUniversity>[]) => {
  const row = rowsOf(...columns).find((candidate) => candidate.key === key)
  if (!row) throw new Error(`There is no row ${key}.`)
  return row
}

it('has the thirteen rows of the specification, and each row once', () => {
  const labels = rowsOf().map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels).toEqual(
    expect.arrayContaining([
      'World Ranking',
      'Acceptance Rate',
      'Tuition (International)',
      'Student Population',
      'International Students',
      'Minimum GPA',
      'Application Deadline',
      'Research Rating',
      'Employment Rate',
      'Campus Location',
      'Popular Programs',
      'Facilities',
      'Website',
    ]),
  )
})

it('says N/A for research and employment, and "Not reported" for the rest', () => {
  const texts = Object.fromEntries(rowsOf({}).map(({ key, cells }) => [key, cells[0]?.text]))
  expect(texts.research).toBe('N/A')
  expect(texts.employment).toBe('N/A')
  expect(new Set(Object.values(texts))).toEqual(new Set(['N/A', 'Not reported']))
})

it('shows three of a list and counts the rest', () => {
  const [four, three] = rowOf(
    'programmes',
    { programmes: ['Law', 'Medicine', 'Music', 'Physics'] },
    { programmes: ['Law', 'Medicine', 'Music'] },
  ).cells
  expect(four).toMatchObject({ text: 'Law, Medicine, Music', more: 1, full: 'Law, Medicine, Music, Physics' })
  expect(three).toMatchObject({ text: 'Law, Medicine, Music', more: 0 })
})

it('links the website', () => {
  expect(rowOf('website', { website: 'https://a.example' }).cells[0]).toMatchObject({
    text: 'Visit Site',
    href: 'https://a.example',
    full: 'https://a.example',
  })
})

it.each([
  ['rank', [7, 34, 29], [true, false, false]],
  ['tuition', [36_200, 0, 2700], [false, true, false]],
  ['acceptance', [40, 43, 43], [false, true, true]],
  ['international', [44, 47, 29], [false, true, false]],
  ['research', [9.3, 8, 8], [true, false, false]],
  ['employment', [80, 90, 70], [false, true, false]],
] as const)('marks the best %s, ties and all', (key, figures, best) => {
  const row = rowOf(key, ...figures.map((figure) => ({ [key]: aFigure(figure) })))
  expect(row.cells.map(({ isBest }) => isBest)).toEqual(best)
})

it.each([
  [5_000, [false, false, false]],
  [9_000, [true, false, false]],
])('marks no lowest price where a usual range, here from %d, begins below it', (from, best) => {
  const usual = aFigure(0, { figure: null, from })
  for (const key of ['tuition', 'aYear', 'wholeDegree'] as const) {
    const row = rowOf(key, { [key]: aFigure(9_000) }, { [key]: aFigure(12_000) }, { [key]: usual })
    expect(row.cells.map(({ isBest }) => isBest)).toEqual(best)
  }
})

it.each([
  [8_000, [false, false]],
  [9_500, [true, false]],
])('marks no lowest price where the range of another, here from %d, may be lower', (from, best) => {
  for (const key of ['tuition', 'aYear', 'wholeDegree'] as const) {
    // The range of the lowest itself takes nothing from it.
    const columns = [{ [key]: aFigure(9_000, { from: 5_000 }) }, { [key]: aFigure(12_000, { from }) }]
    expect(rowOf(key, ...columns).cells.map(({ isBest }) => isBest)).toEqual(best)
  }
})

it('marks none when all are equal, or fewer than two report', () => {
  const equal = rowOf('rank', { rank: aFigure(7) }, { rank: aFigure(7) })
  const single = rowOf('rank', { rank: aFigure(7) }, {})
  expect([...equal.cells, ...single.cells].some(({ isBest }) => isBest)).toBe(false)
})

it('marks none where neither end is better', () => {
  const columns = [
    { students: aFigure(1), gpa: aFigure(2) },
    { students: aFigure(2), gpa: aFigure(3) },
  ]
  for (const key of ['students', 'gpa']) {
    expect(rowOf(key, ...columns).cells.some(({ isBest }) => isBest)).toBe(false)
  }
})

it('differs by everything a cell says, also by what it does not show', () => {
  const programmes = ['Law', 'Medicine', 'Music']
  expect(rowOf('location', { location: 'Zurich' }, { location: 'Zurich' }).differs).toBe(false)
  expect(rowOf('location', { location: 'Zurich' }, {}).differs).toBe(true)
  expect(
    rowOf(
      'programmes',
      { programmes: [...programmes, 'Physics'] },
      { programmes: [...programmes, 'History'] },
    ).differs,
  ).toBe(true)
  expect(
    rowOf('students', { students: aFigure(5) }, { students: aFigure(5, { note: 'undergraduates only' }) })
      .differs,
  ).toBe(true)
})

it('tells the rows nobody reports', () => {
  const rows = rowsOf({ location: 'Zurich' }, { gpa: aFigure(3) })
  const unreported = rows.filter((row) => row.isUnreported)
  expect(rows.filter((row) => !row.isUnreported).map(({ key }) => key)).toEqual(['gpa', 'location'])
  expect(unreported.some(({ differs }) => differs)).toBe(false)
})

it('names what a column lacks and another has, and not what nobody reports', () => {
  const groups = compareRows([
    aCompared({ gpa: aFigure(3), location: 'Zurich' }),
    aCompared({ location: 'Bern', rank: aFigure(4) }),
  ])
  expect(lackingRows(groups, 0)).toEqual(['World Ranking'])
  expect(lackingRows(groups, 1)).toEqual(['Minimum GPA'])
})

it('lacks nothing where it stands alone', () => {
  expect(lackingRows(compareRows([aCompared()]), 0)).toEqual([])
})

it('shows the parts that are known of a sum before the sum of another level', () => {
  const aYear = { text: 'No total', note: 'tuition US$ 900', figure: null, isInPart: true } as const
  const row = rowOf('aYear', { aYear, elsewhere: { aYear: 'For a bachelor’s: US$ 1' } })
  expect(row.cells[0]).toMatchObject({ text: 'No total', note: 'tuition US$ 900' })
})

const FOUR = ['a', 'b', 'c', 'd']

it.each([
  ['none', [], [], []],
  ['one', ['a'], [], ['a']],
  ['the first two', FOUR, [], ['a', 'b']],
  ['one wanted beside the first', FOUR, ['c'], ['a', 'c']],
  ['the two wanted last, in column order', FOUR, ['b', 'd', 'c'], ['c', 'd']],
  ['one wanted twice is one', FOUR, ['d', 'c', 'd'], ['c', 'd']],
  ['one that is gone is not wanted', FOUR, ['c', 'gone'], ['a', 'c']],
] as const)('%s', (_, ids, wanted, shown) => {
  expect(shownPair(ids, wanted)).toEqual(shown)
})
