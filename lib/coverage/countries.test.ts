import { linesOf, shareInWords } from './countries'
import { countBases } from './counts'

const NOTHING = { which: null, cost: null, need: null, when: null, awards: null }
const ALL = { which: 'recent', cost: 'older', need: 'twice', when: 'once', awards: 'recent' } as const

const aCountry = (name: string, places: Parameters<typeof countBases>[0]) => ({
  code: name.toLowerCase().slice(0, 2),
  name,
  universities: places.length,
  counts: countBases(places),
})

const many = <Each>(each: Each, count: number) => Array.from({ length: count }, () => each)

it('says what share has each answer, by sources and by general knowledge, and what is missing', () => {
  const [full, poor, hardly] = linesOf([
    aCountry('Fullland', many(ALL, 10)),
    // One page of a programme is no register.
    aCountry('Poorland', [
      { ...NOTHING, which: 'recent' as const },
      ...many({ ...NOTHING, which: 'twice' as const }, 12),
    ]),
    aCountry('Hardland', [{ ...ALL, cost: null }, ...many({ ...ALL, when: null, cost: null }, 19)]),
  ])
  expect(full).toMatchObject({
    code: 'fu',
    universities: 10,
    shares: ['100%', '100%', '0% + 100%', '0% + 100%', '100%'],
    missing: '–',
  })
  expect(poor?.missing).toBe(
    'Open register of programmes, fees, entry requirements, dates of application and awards',
  )
  expect(hardly?.missing).toBe('Fees; mostly dates of application')
})

it('puts countries with few universities together, at the end', () => {
  const lines = linesOf([
    aCountry('Small', many(ALL, 2)),
    aCountry('Large', many(ALL, 10)),
    aCountry('Tiny', [NOTHING]),
  ])
  expect(lines.map(({ code, name, universities }) => [code, name, universities])).toEqual([
    ['la', 'Large', 10],
    [null, '2 other countries', 3],
  ])
  expect(lines[1]?.shares[0]).toBe('67%')
})

it('leaves general knowledge out where there is none', () => {
  expect(shareInWords(countBases([ALL, NOTHING]).which)).toBe('50%')
})
