import { WORLD } from '../universities/list'
import { compareHref } from './compare-href'

it.each([[[]], [['eth-zurich']], [['eth-zurich', 'university-of-oxford', 'a', 'b']]])(
  'writes the address of %p as the serializer does',
  (compare: string[]) => {
    expect(compareHref(compare)).toBe(WORLD.href({ tab: 'compare', compare }))
  },
)
