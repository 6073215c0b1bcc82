import { startYear } from '../../lib/facts/choose'
import { PRICE_LEVELS, PriceLevelsSchema } from '../../lib/facts/price-levels'
import { MEASURES } from '../../lib/facts/vocabulary'
import { RegisterSchema, type Edition, type Statement } from '../../lib/facts/register'
import { hasData, listData, readData } from '../../lib/read-data'
import { readCatalogueFiles } from '../../scripts/read-data'

/** US dollars a year, between which tuition lies where any is charged. */
const LEAST_FEE = 50
const MOST_FEE = 150_000

const catalogue = readCatalogueFiles()
// Without any register there is no folder.
const files = hasData('open') ? listData('open') : []

const editions = files
  .filter((file) => file !== PRICE_LEVELS)
  .flatMap((file) => readData(file, RegisterSchema).editions.map((edition) => ({ file, edition })))
const priceLevels = files.includes(PRICE_LEVELS) ? readData(PRICE_LEVELS, PriceLevelsSchema) : null

const sources = new Set(Object.keys(catalogue.sources as object))
const countries = new Set((catalogue.countries as { code: string }[]).map(({ code }) => code))
const ids = new Set(
  catalogue.files.flatMap(({ content }) => (content as { id: string }[]).map(({ id }) => id)),
)
const rates = (catalogue.exchangeRates as { rates: Record<string, number> }).rates
const thisYear = new Date().getFullYear()

/** The faults of each statement, with their places. */
function problemsOf(find: (statement: Statement, edition: Edition) => string[]): string[] {
  return editions.flatMap(({ file, edition }) =>
    Object.entries(edition.universities).flatMap(([id, statement]) =>
      find(statement, edition).map((problem) => `${file}, ${edition.source}, ${id}: ${problem}`),
    ),
  )
}

test('every edition names a published work of the catalogue, and a year that has begun', () => {
  for (const { file, edition } of editions) {
    expect({ file, source: edition.source, isKnown: sources.has(edition.source) }).toMatchObject({
      isKnown: true,
    })
    expect(startYear(edition.year)).toBeGreaterThanOrEqual(2015)
    expect(startYear(edition.year)).toBeLessThanOrEqual(thisYear)
  }
})

test('every university that a register names is in the catalogue, and something is said of it', () => {
  const unknown = editions.flatMap(({ file, edition }) =>
    Object.entries(edition.universities)
      .filter(([id, statement]) => !ids.has(id) || Object.keys(statement).length === 0)
      .map(([id]) => `${file}: ${id}`),
  )
  expect(unknown).toEqual([])
})

test('a fee is a plausible sum of a currency that the site converts, its end not below its start', () => {
  const problems = problemsOf(({ fees = [] }) =>
    fees.flatMap(({ min, max, currency }) => {
      const rate = rates[currency]
      if (!rate) return [`no rate for ${currency}`]
      const isPlausible = (sum: number) => sum === 0 || (sum / rate >= LEAST_FEE && sum / rate <= MOST_FEE)
      return [min, max ?? min].every(isPlausible) && (max ?? min) >= min
        ? []
        : [`${currency} ${min} to ${max}`]
    }),
  )
  expect(problems).toEqual([])
})

test('an outcome is a percentage or a plausible sum, and says whose it is', () => {
  const problems = problemsOf(({ outcomes = [] }, { whose }) =>
    outcomes.flatMap((outcome) => {
      const rate = rates[outcome.unit]
      const isPlausible =
        outcome.unit === '%'
          ? outcome.value <= 100
          : rate !== undefined &&
            outcome.period !== null &&
            (outcome.value / rate) * (outcome.period === 'month' ? 12 : 1) <= 300_000
      const isNamed = outcome.whose ?? whose[outcome.measure]
      return [
        ...(isPlausible ? [] : [`${outcome.measure} ${outcome.value} ${outcome.unit}`]),
        ...(isNamed ? [] : [`nobody's ${outcome.measure}`]),
      ]
    }),
  )
  expect(problems).toEqual([])
})

test('students from abroad are at most the students they are among', () => {
  const problems = problemsOf(({ students, international }) =>
    students && international?.count && international.count > students.count
      ? [`${international.count} of ${students.count}`]
      : [],
  )
  expect(problems).toEqual([])
})

test('nobody admits more than applied, and ranges of tests rise', () => {
  const problems = problemsOf(({ admission }) => {
    if (!admission) return []
    const { applicants, admitted, sat, act } = admission
    const ranges = [sat?.reading, sat?.math, act?.composite]
    return [
      ...(applicants !== null && admitted !== null && admitted > applicants ? [`${admitted} admitted`] : []),
      ...ranges.flatMap((range) => (range && range[0] > range[1] ? [`${range[0]} to ${range[1]}`] : [])),
    ]
  })
  expect(problems).toEqual([])
})

test('what the subjects count is named, and no subject stands twice at a level', () => {
  const problems = problemsOf(({ subjects = [] }, { counted, countsPeople }) => {
    const names = subjects.map(({ subject, level }) => `${subject}, ${level}`)
    return [
      ...(subjects.length > 0 && !counted ? ['counted is missing'] : []),
      ...(countsPeople === /^(students|degrees|graduates)/.test(counted ?? '')
        ? []
        : ['counts people or not']),
      ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `twice: ${name}`),
    ]
  })
  expect(problems).toEqual([])
})

test('every price level is of a country and a published work of the catalogue', () => {
  const unknown = Object.entries(priceLevels?.countries ?? {}).filter(
    ([code, { source }]) => !countries.has(code) || !sources.has(source),
  )
  expect(unknown).toEqual([])
})

it('tells no figures of a dissolved group of universities as those of one of them', () => {
  const told = editions.filter(({ edition }) => edition.universities['universite-bourgogne-europe'])
  // The Erasmus Charter is its own.
  expect(told.map(({ edition }) => edition.source)).toEqual([expect.stringMatching(/^eche-/)])
})

test('whose a share is tells the people, and leaves what is measured to the measure', () => {
  const measured = MEASURES.map(({ label }) => label.toLowerCase())
  const repeated = problemsOf(({ outcomes = [] }, edition) =>
    outcomes
      .map(({ measure, whose }) => whose ?? edition.whose[measure] ?? '')
      .filter((whose) => measured.some((words) => whose.startsWith(words))),
  )
  expect([...new Set(repeated)]).toEqual([])
})
