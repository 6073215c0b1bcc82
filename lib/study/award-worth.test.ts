import { aScholarship } from '@/tests/fixtures/scholarship'
import { awardsAtLevel } from './award-worth'

const place = { universityId: 'alpha', countryCode: 'nl', sector: null }

test('the awards of a level stand by how near they are, whatever is studied', () => {
  const awards = [
    aScholarship({ id: 'world' }),
    aScholarship({ id: 'here', hostCountries: ['nl'], universityIds: ['alpha'] }),
    aScholarship({ id: 'country', hostCountries: ['nl'], fieldsOfStudy: ['law'] }),
    aScholarship({ id: 'elsewhere', hostCountries: ['de'] }),
    aScholarship({ id: 'bachelor', hostCountries: ['nl'], eligibleDegrees: ["Bachelor's"] }),
    aScholarship({ id: 'ended', hostCountries: ['nl'], status: 'ended' }),
  ]
  expect(awardsAtLevel(awards, place, 'master')).toEqual([
    { id: 'here', tie: 'university' },
    { id: 'country', tie: 'country' },
    { id: 'world', tie: 'several' },
  ])
})
