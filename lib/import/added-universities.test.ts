import { aRow } from '@/tests/fixtures/a-row'
import { aFullRecord, anAddedRecord, anEntry, aReference } from '@/tests/fixtures/added'
import { WORLD } from '../universities/list'
import { addToCatalogue, toUniversities } from './added-universities'

const reference = aReference()
const row = (id: string, countryCode: string, countryOrder: number, rank: number | null) =>
  aRow({ name: id, countryCode, country: countryCode, countryOrder, isFull: true, rank })
const rows = [row('delft', 'nl', 0, 47), row('leiden', 'nl', 0, 119), row('yale', 'us', 1, 20)]
const ranked = (rank: number) => ({ rank, label: String(rank), publisher: null, year: null })
const full = anEntry({ id: 'added-1', record: aFullRecord() })

describe('toUniversities', () => {
  it('derives what the catalogue derives: country, region, dollars, place in the country', () => {
    const entry = anEntry({
      record: anAddedRecord({ worldRanking: ranked(100), tuitionFees: aFullRecord().tuitionFees }),
    })
    expect(toUniversities([entry], rows, reference)).toMatchObject([
      {
        id: 'added-1',
        depth: 'basic',
        country: 'Netherlands',
        region: 'europe',
        nationalRanking: 2,
        tuitionFees: { domesticNumeric: 5202, internationalNumeric: 21_000 },
      },
    ])
  })

  it('does not count the one it stands in for', () => {
    const entry = anEntry({ replaces: 'delft', record: anAddedRecord({ worldRanking: ranked(100) }) })
    expect(toUniversities([entry], rows, reference)[0]?.nationalRanking).toBe(1)
  })

  it('leaves out a country or a currency that is no longer known', () => {
    const gone = anEntry({ record: anAddedRecord({ countryCode: 'zz' }) })
    expect(toUniversities([gone], rows, reference)).toEqual([])
    const rates = { ...reference.rates, rates: { USD: 1 } }
    expect(toUniversities([full], rows, { ...reference, rates })[0]?.tuitionFees).toMatchObject({
      domestic: null,
      domesticNumeric: null,
    })
  })
})

describe('addToCatalogue', () => {
  it('takes part in search, filters and counts', () => {
    const { rows: all } = addToCatalogue(rows, [full], reference)
    const find = (search: Partial<typeof WORLD.untouched>) =>
      WORLD.browse(all, { search: { ...WORLD.untouched, ...search } }).rows.map(({ id }) => id)
    expect(find({ search: 'harbour' })).toEqual(['added-1'])
    expect(find({ search: 'havenuniversiteit shipping ports' })).toEqual(['added-1'])
    expect(find({ programmes: ['law'] })).toEqual(['added-1'])
    expect(find({ tuitionMin: 20_000, tuitionMax: 22_000 })).toEqual(['added-1'])
    expect(find({ country: ['nl'] })).toEqual(['delft', 'leiden', 'added-1'])
    expect(WORLD.browse(all, { search: WORLD.untouched }).count('country').values).toEqual({ nl: 3, us: 1 })
  })

  it('puts a country the catalogue lacks where the alphabet has it', () => {
    const entry = anEntry({ record: anAddedRecord({ countryCode: 'gb' }) })
    const { rows: all } = addToCatalogue(rows, [entry], reference)
    expect(all.map(({ countryCode }) => countryCode)).toEqual(['nl', 'nl', 'gb', 'us'])
  })

  it('hides the one it stands in for', () => {
    const { rows: all } = addToCatalogue(rows, [anEntry({ replaces: 'delft' })], reference)
    expect(all.map(({ id }) => id)).toEqual(['leiden', 'added-1', 'yale'])
  })

  it('hides the successor of the one it stood in for', () => {
    const moved = { ...reference, successors: { 'old-delft': 'delft' } }
    const { rows: all } = addToCatalogue(rows, [anEntry({ replaces: 'old-delft' })], moved)
    expect(all.map(({ id }) => id)).toEqual(['leiden', 'added-1', 'yale'])
  })

  it('marks the cards', () => {
    expect(addToCatalogue(rows, [full], reference).cards).toMatchObject([
      { id: 'added-1', name: 'Harbour University', addedByYou: true, isFull: true },
    ])
  })
})
