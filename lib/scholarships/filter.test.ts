import { aRow } from '@/tests/fixtures/scholarship'
import { filterScholarships, withoutFilter, withoutFilters } from './filter'
import { DeadlineSchema } from './record/schema'
import { NO_SEARCH, type ScholarshipSearch } from './search-params'

const TODAY = '2026-11-21'
const find = (fields: Partial<ScholarshipSearch>, rows: ReturnType<typeof aRow>[]) =>
  filterScholarships(rows, { ...NO_SEARCH, ...fields }, TODAY).length

const december = [DeadlineSchema.parse({ month: 12, day: 1 })]

it('leaves the rows alone when nothing is set', () => {
  expect(find({}, [aRow(), aRow({ dates: { status: 'ended' } })])).toBe(2)
})

it.each<[Partial<ScholarshipSearch>, ReturnType<typeof aRow>, ReturnType<typeof aRow>]>([
  [{ search: 'Plain FOUNDATION' }, aRow(), aRow({ text: 'plain award' })],
  [{ type: ['external', 'government'] }, aRow(), aRow({ type: 'university' })],
  [{ funding: ['partial', 'merit'] }, aRow(), aRow({ funding: ['partial', 'need'] })],
  [{ degree: ['masters', 'phd'] }, aRow(), aRow({ degrees: ['bachelors'] })],
  [{ field: 'law' }, aRow({ fields: ['law', 'arts'] }), aRow({ fields: ['arts'] })],
  [{ host: ['de', 'fr'] }, aRow({ hosts: ['at', 'de'] }), aRow({ hosts: ['multiple'] })],
  [{ nationality: ['ke'] }, aRow(), aRow({ openTo: new Set(['in']) })],
  [
    { open: 'now' },
    aRow({ dates: { deadlines: december, opensMonth: 10 } }),
    aRow({ dates: { deadlines: december, opensMonth: 12 } }),
  ],
])('keeps for %j the one and drops the other', (search, kept, dropped) => {
  expect(find(search, [kept])).toBe(1)
  expect(find(search, [dropped])).toBe(0)
})

it('finds an award for every field under each of them', () => {
  expect(find({ field: 'law' }, [aRow({ fields: null })])).toBe(1)
})

it('takes filters off one by one, or all but the sort, and goes back to page 1', () => {
  const search: ScholarshipSearch = { ...NO_SEARCH, type: ['external'], field: 'law', sort: 'value', page: 4 }
  expect(withoutFilter(search, 'field')).toEqual({ ...search, field: null, page: 1 })
  expect(withoutFilters(search)).toEqual({ ...NO_SEARCH, sort: 'value' })
})
