import { universityHref } from './href'

it('carries the level and the subject that the visitor came with', () => {
  expect(universityHref('alpha')).toBe('/universities/alpha')
  expect(universityHref('alpha', 'bachelor')).toBe('/universities/alpha')
  expect(universityHref('alpha', 'master', 'nursing')).toBe(
    '/universities/alpha?level=master&subject=nursing',
  )
})
