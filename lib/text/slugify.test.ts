import { slugify } from './slugify'

it.each([
  ['University of Oxford', 'university-of-oxford'],
  ["King's College London", 'kings-college-london'],
  ['Université PSL', 'universite-psl'],
  ['M.I.T. (Boston)', 'mit-boston'],
])('turns %p into %p', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
