import { cardAt } from '../card'
import { WORLD, type UniversitySearch } from '../list'
import { getCard, getUniversities, getUniversity } from '../queries'
import { countEveryOption, countSubjects, getTopUniversities, searchUniversities } from './queries'

const universities = getUniversities()

/** Nothing is known of what is taught. */
const testTaught = () => () => null
const find = (search: UniversitySearch) => searchUniversities(search, testTaught)

describe('a search', () => {
  test('finds every university when nothing is asked, a page at a time', () => {
    const { cards, total, from, to } = find(WORLD.untouched)
    expect(total).toBe(universities.length)
    expect(cards).toHaveLength(to - from + 1)
  })

  test('answers with full cards, the best match of the page first', () => {
    const { cards } = find({ ...WORLD.untouched, search: 'eth zurich' })
    const card = getCard('eth-zurich')
    expect(cards[0]).toMatchObject({
      ...(card && cardAt(card, 'bachelor')),
      total: expect.stringMatching(/^about US\$ /) as string,
    })
    const [forMaster] = find(WORLD.parse('?search=eth+zurich&level=master&currency=EUR')).cards
    expect(forMaster).toMatchObject({
      ...(card && cardAt(card, 'master')),
      total: expect.stringMatching(/^about EUR /) as string,
      tuition: expect.objectContaining({ dollars: expect.stringMatching(/^about EUR /) as string }) as object,
    })
  })

  test('that is mistyped finds what was meant, and says so', () => {
    const { cards, understood } = find({ ...WORLD.untouched, search: 'univresity of oxfrod' })
    expect(cards[0]?.id).toBe('university-of-oxford')
    expect(understood?.parts).toMatchObject([{ words: 'univresity of oxfrod', label: 'Place: Oxford' }])
    expect(find({ ...WORLD.untouched, search: 'harvrad' }).understood).toMatchObject({
      isCorrected: true,
      text: 'harvard',
    })
  })

  test('that names a country finds its universities', () => {
    const { cards, understood, total, also = 0 } = find({ ...WORLD.untouched, search: 'germany' })
    expect(cards.every(({ countryCode }) => countryCode === 'de')).toBe(true)
    expect(understood?.parts).toMatchObject([{ words: 'germany', label: 'Country: Germany' }])
    expect(total - also).toBeGreaterThan(100)
  })

  test('that finds nothing says what to try', () => {
    const { cards, suggestions } = find({ ...WORLD.untouched, search: 'univrsty of oxfqrdz' })
    expect(cards).toEqual([])
    expect(suggestions?.names).toContainEqual({ id: 'university-of-oxford', name: 'University of Oxford' })
  })
})

test('the top is ranked, and its order is that of the ranks', () => {
  const ranks = getTopUniversities(10).map(({ id }) => getUniversity(id)?.worldRanking?.rank ?? Infinity)
  expect(ranks).toHaveLength(10)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(ranks.at(-1)).toBeLessThan(50)
})

test('subjects are those that somebody teaches, by name', () => {
  const subjects = countSubjects()
  expect(subjects.filter(({ count }) => count === 0)).toEqual([])
  const names = subjects.map(({ label }) => label)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('every filter has the counts of its options', () => {
  const counts = countEveryOption(WORLD.untouched, testTaught)
  expect(Object.keys(counts)).toEqual(WORLD.filters.map(({ key }) => key))
  expect(counts.region?.values.europe).toBe(universities.filter(({ region }) => region === 'europe').length)
})
