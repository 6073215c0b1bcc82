import { searchUniversities } from '../../universities/search/queries'
import { WORLD } from '../../universities/list'
import { PROGRAMMES } from '../list'
import { testTaught } from '../taught/queries'
import { searchProgrammes } from '../search/queries'
import { findElsewhere, withFound } from './other-list-counts'

it('counts what the list at an address shows, and what it does not know', () => {
  const { answer: result } = searchProgrammes(PROGRAMMES.parse('?subject=nursing&country=au'))
  expect(findElsewhere('/programmes?subject=nursing&country=au')).toEqual({
    total: result.total,
    notKnown: result.notKnown?.total ?? 0,
  })
  expect(findElsewhere('/scholarships?tab=browse&host=de')?.total).toBeGreaterThan(3)
})

it.each(['', '/', '/uk-universities?search=law', 'https://elsewhere.example/', '//programmes', 'http://['])(
  'tells nothing of %j, which is no list',
  (href) => expect(findElsewhere(href)).toBeNull(),
)

it('puts the number beside the way to another list', () => {
  const { understood } = searchUniversities(WORLD.parse({ search: 'nursing australia' }), testTaught)
  expect(withFound(understood)?.elsewhere[0]?.found?.total).toBeGreaterThan(20)
  expect(withFound(null)).toBeNull()
})
