import { programmeHref, programmesHref, universityProgrammesHref } from './href'

test('the list’s address has what is asked for in the list’s order, without defaults', () => {
  expect(programmesHref({})).toBe('/programmes')
  expect(programmesHref({ subject: 'nursing', level: 'bachelor' })).toBe('/programmes?subject=nursing')
  expect(programmesHref({ countries: ['au', 'gb'], level: 'master', subject: 'nursing' })).toBe(
    '/programmes?subject=nursing&level=master&country=au,gb',
  )
})

test('programmes stand below the list, those of a university below its profile', () => {
  expect(programmeHref({ universityId: 'alpha', key: 'register-1' })).toBe('/programmes/alpha/register-1')
  expect(universityProgrammesHref('alpha')).toBe('/universities/alpha/programmes')
})
