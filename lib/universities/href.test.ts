import { levelInPath, universityHref } from './href'

it('carries the level and the subject that the visitor came with', () => {
  expect(universityHref('alpha')).toBe('/universities/alpha')
  expect(universityHref('alpha', 'bachelor')).toBe('/universities/alpha')
  expect(universityHref('alpha', 'bachelor', 'nursing', true)).toBe(
    '/universities/alpha?level=bachelor&subject=nursing',
  )
  expect(universityHref('alpha', 'master', 'nursing')).toBe(
    '/universities/alpha?level=master&subject=nursing',
  )
})

it('reads the level of the path under which the server makes a profile, and no other path', () => {
  expect(levelInPath()).toBe('bachelor')
  expect(levelInPath(['master'])).toBe('master')
  expect(levelInPath(['doctorate'])).toBe('doctorate')
  for (const parts of [['bachelor'], ['masters'], ['master', 'master']]) expect(levelInPath(parts)).toBeNull()
})
