import { WORLD } from '../universities/list'
import { compareHref } from './compare-href'

it.each([
  [[]],
  [['eth-zurich']],
  [['eth-zurich', 'university-of-oxford', 'a', 'b']],
  [['a/082345a', 'b/~public-health.master']],
])('writes the address of %p as the serializer does', (compare: string[]) => {
  expect(compareHref(compare)).toBe(WORLD.href({ tab: 'compare', compare }))
  expect(compareHref(compare, 'bachelor')).toBe(WORLD.href({ tab: 'compare', level: 'bachelor', compare }))
  expect(compareHref(compare, 'master')).toBe(WORLD.href({ tab: 'compare', level: 'master', compare }))
  const subject = 'public-health'
  expect(compareHref(compare, 'master', subject)).toBe(
    WORLD.href({ tab: 'compare', level: 'master', compare, subject }),
  )
})
