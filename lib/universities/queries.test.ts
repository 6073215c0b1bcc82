import { getScholarships } from '../scholarships/queries'
import { cardAt } from './card'
import {
  getAwards,
  getCard,
  getMove,
  getRecordsOf,
  getRows,
  getSimilarUniversities,
  getSource,
  getSuccessors,
  getTotals,
  getUniversities,
  getUniversity,
  getUniversityNames,
} from './queries'

const universities = getUniversities()
const rows = getRows()

function get(id: string) {
  const university = getUniversity(id)
  if (!university) throw new Error(`The catalogue has no ${id}.`)
  return university
}

test('every university has one id, under which it, its card and its row are found', () => {
  expect(new Set(universities.map(({ id }) => id)).size).toBe(universities.length)
  expect(rows.map(({ id }) => id)).toEqual(universities.map(({ id }) => id))
  expect(get('eth-zurich')).toMatchObject({ name: 'ETH Zurich', country: 'Switzerland', region: 'europe' })
  expect(getCard('eth-zurich')).toMatchObject({ name: 'ETH Zurich', isFull: true })
})

test('an old id leads to its successor, to none, or is unknown', () => {
  expect(getMove('sruc')).toMatchObject({ to: 'scotlands-rural-college' })
  expect(getMove('the-gambia-college')).toMatchObject({ to: null })
  expect(getMove('eth-zurich')).toBeNull()
  expect(getSuccessors()).toMatchObject({ sruc: 'scotlands-rural-college' })
  expect(getSuccessors()).not.toHaveProperty('the-gambia-college')
})

test('an id that is not in the catalogue is null, not an empty university', () => {
  expect(getUniversity('no-such-university')).toBeNull()
  expect(getCard('no-such-university')).toBeNull()
})

test('names come in the order asked for, without ids the catalogue does not have', () => {
  const named = getUniversityNames(['university-of-oxford', 'no-such-university', 'eth-zurich'])
  expect(named.map(({ name }) => name)).toEqual(['University of Oxford', 'ETH Zurich'])
})

describe('what is unknown', () => {
  test('stays null on a basic record', () => {
    const basic = universities.filter(({ depth }) => depth === 'basic')
    expect(basic.some(({ studentPopulation }) => studentPopulation === null)).toBe(true)
    expect(basic.filter(({ studentPopulation }) => studentPopulation === 0)).toEqual([])
  })

  test('is not a fee of 0', () => {
    const free = universities.filter(({ tuitionFees }) => tuitionFees.internationalNumeric === 0)
    expect(free.filter(({ tuitionFees }) => tuitionFees.international?.min !== 0)).toEqual([])
  })

  test('is left out of the averages', () => {
    const { averageAcceptance, reportingAcceptance, universities: all } = getTotals()
    expect(reportingAcceptance).toBe(rows.filter(({ acceptance }) => acceptance !== null).length)
    expect(reportingAcceptance).toBeLessThan(all)
    expect(averageAcceptance).toBeGreaterThan(0)
    expect(averageAcceptance).toBeLessThan(100)
  })
})

test('equal world ranks share a place in their country', () => {
  const places = new Map<string, Set<number | null>>()
  for (const { countryCode, worldRanking, nationalRanking } of universities) {
    if (worldRanking === null) expect(nationalRanking).toBeNull()
    else {
      const key = `${countryCode} ${worldRanking.rank}`
      places.set(key, (places.get(key) ?? new Set()).add(nationalRanking))
    }
  }
  expect([...places.values()].filter((shared) => shared.size > 1)).toEqual([])
})

describe('awards at a university', () => {
  const edinburgh = get('university-of-edinburgh')
  const names = getAwards(edinburgh).map(({ name }) => name)

  test('are those of the catalogue that can still be had', () => {
    const ended = getScholarships().filter(
      ({ universityIds, status }) => universityIds.includes(edinburgh.id) && status === 'ended',
    )
    expect(names).toContain('Mastercard Foundation Scholars Program')
    expect(ended.length).toBeGreaterThan(0)
    expect(names).not.toEqual(expect.arrayContaining(ended.map(({ name }) => name)))
  })

  test('come first on its card, each once', () => {
    const leveled = getCard(edinburgh.id)
    for (const level of ['bachelor', 'master', 'doctorate'] as const) {
      const { shown = [], more = 0 } = (leveled && cardAt(leveled, level).scholarships) ?? {}
      const paid = getAwards(edinburgh).filter(({ levels }) => levels.includes(level))
      expect(shown).toEqual(paid.map(({ name }) => name).slice(0, shown.length))
      expect(shown.length + more).toBeGreaterThanOrEqual(paid.length)
    }
  })

  test('say where they are hardly confirmed', () => {
    const awards = getAwards(get('university-of-alberta'))
    expect(awards.find(({ id }) => id === 'alberta-international-admission')?.isUnsure).toBe(true)
  })
})

test('similar universities are others, each with a reason', () => {
  const similar = getSimilarUniversities(get('delft-university-of-technology'), 6)
  expect(similar).toHaveLength(6)
  expect(similar.map(({ university }) => university.id)).not.toContain('delft-university-of-technology')
  expect(similar.filter(({ reasons }) => reasons.length === 0)).toEqual([])
})

test('the records of a country are as they are kept: without what is derived', () => {
  const records = getRecordsOf('nl')
  expect(records.length).toBe(universities.filter(({ countryCode }) => countryCode === 'nl').length)
  expect(records.filter((record) => 'nationalRanking' in record || 'country' in record)).toEqual([])
  expect(getRecordsOf('xx')).toEqual([])
})

test('a source is known by its key, and a key without one is an error', () => {
  expect(getSource('ror')).toMatchObject({ publisher: 'ROR', url: 'https://ror.org' })
  expect(() => getSource('hearsay')).toThrow('data/sources.json has no source with the key "hearsay".')
})
