import { aNotice, aProfile } from '@/tests/fixtures/matcher'
import { isHeldUp, noticesFor } from './notices'

const notice = aNotice({ nationalities: ['ng', 'ye'] })

describe('noticesFor', () => {
  it.each([
    ['ng', '', ['us'], 1],
    ['fr', 'ye', ['gb', 'us'], 1],
    ['fr', '', ['us'], 0],
    ['ng', '', ['gb'], 0],
    ['', '', ['us'], 0],
  ])('a national of %j and %j, for %j: %i', (nationality, secondNationality, hostCountries, count) => {
    const profile = aProfile({ nationality, secondNationality })
    expect(noticesFor(profile, { hostCountries }, [notice])).toHaveLength(count)
  })
})

it.each([
  ['ng', '', ['us'], true],
  ['ng', 'ye', ['us'], true],
  ['ng', 'fr', ['us'], false],
  ['ng', '', ['us', 'gb'], false],
  ['', '', ['us'], false],
])('holds up a national of %j and %j, for %j: %s', (nationality, secondNationality, hostCountries, isIt) => {
  expect(isHeldUp(aProfile({ nationality, secondNationality }), { hostCountries }, [notice])).toBe(isIt)
})
