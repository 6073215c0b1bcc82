import { PROGRAMMES } from '@/lib/programmes/list'
import { searchProgrammes } from '@/lib/programmes/search/queries'
import { findElsewhere } from '@/lib/programmes/start/other-list-counts'
import { resolveSearch } from '@/lib/programmes/start/queries'
import { testTaught } from '@/lib/programmes/taught/queries'
import { WORLD } from '@/lib/universities/list'
import { getRows, getVocabulary } from '@/lib/universities/queries'
import { meanWorld } from '@/lib/universities/text-meaning'

const given = { vocabulary: getVocabulary(), rows: getRows(), testTaught }
const elsewhere = (search: string) => meanWorld(WORLD.parse({ search }), given).shown?.elsewhere[0]

it.each([
  ['sat 1400 computer science usa', 'Computer science, United States, “sat 1400”'],
  ['top 10 universities in australia for nursing', 'World ranking: up to #10, Australia, Nursing'],
  ['bachelor nursing uk', 'Bachelor’s, Nursing, United Kingdom'],
  ['fulbright', '“fulbright”'],
  ['chevening', 'Chevening Scholarships'],
  ['scholarships', ''],
  ['scholarships germany', 'Germany'],
  ['fully funded masters', 'Fully funded, Master’s'],
])('says all that the programmes of "%s" are counted by', (typed, label) =>
  expect(elsewhere(typed)?.label).toBe(label),
)

it.each([
  ['nursing uk gpa 3.5', 'nursing uk'],
  ['nursing uk toefl 90', 'nursing uk'],
  ['nursing uk visa', 'nursing uk'],
])('counts for "%s" the programmes of "%s"', (typed, alike) => {
  const [one, other] = [typed, alike].map(elsewhere)
  expect(one?.label).toBe(other?.label)
  expect(findElsewhere(one?.href ?? '')).toEqual(findElsewhere(other?.href ?? ''))
  expect(findElsewhere(one?.href ?? '')?.total).toBeGreaterThan(0)
})

it.each([
  ['online', 'mode=distance', 'Online'],
  ['one year', 'length=1', 'Up to 1 year'],
  ['3 years', 'length=3', 'Over 2, up to 3 years'],
  ['one year masters uk', 'level=master&country=gb&length=1', 'Up to 1 year, Master’s, United Kingdom'],
])(
  'leads from "%s", a length or mode of programmes, to those, as many as there are',
  (typed, query, label) => {
    const other = elsewhere(typed)
    expect(other).toMatchObject({ what: 'programmes', label })
    const there = searchProgrammes(resolveSearch(PROGRAMMES.parse(new URLSearchParams(query)))).answer
    expect(findElsewhere(other?.href ?? '')?.total).toBe(there.total)
    expect(there.total).toBeGreaterThan(0)
  },
)

it('counts universities as their list does', () => {
  const { total } = WORLD.browse(getRows(), meanWorld(WORLD.parse({ search: 'masters not in usa' }), given))
  expect(findElsewhere('/universities?search=masters+not+in+usa')?.total).toBe(total)
})
