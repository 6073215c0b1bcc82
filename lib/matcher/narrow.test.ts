import { aDeadline, aMatcherScholarship, aContext, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { keepsAll, topMatches, topMatchNote } from './narrow'
import { assess } from '../eligibility/verdict'

const today = '2026-11-24'
const entry = (
  fields: Parameters<typeof aMatcherScholarship>[0],
  verdict: 'eligible' | 'check' = 'eligible',
) => ({ scholarship: aMatcherScholarship(fields), verdict })

test('each narrowing keeps what it says', () => {
  const june = [aDeadline({ month: 6 })]
  const full = entry({ isFullyFunded: true, status: 'open-all-year' }, 'check')
  const part = entry({ deadlines: june, opensMonth: 5 })
  expect(keepsAll(['full'], full, today)).toBe(true)
  expect(keepsAll(['full'], part, today)).toBe(false)
  expect(keepsAll(['eligible'], full, today)).toBe(false)
  expect(keepsAll(['eligible'], part, today)).toBe(true)
  expect(keepsAll(['open'], full, today)).toBe(true)
  // June is over, and the next round opens in May.
  expect(keepsAll(['open'], part, today)).toBe(false)
  expect(keepsAll(['open'], part, '2027-05-02')).toBe(true)
})

test('several narrow together, and none keeps everything', () => {
  const full = entry({ isFullyFunded: true }, 'check')
  expect(keepsAll([], full, today)).toBe(true)
  expect(keepsAll(['full', 'eligible'], full, today)).toBe(false)
})

const TODAY = '2026-11-26'
const OPEN = { deadlines: [aDeadline({ month: 12, day: 1 })] }
const kenyan = aProfile({ degreeLevel: 'bachelors', nationality: 'ke' })

function top(fields: Parameters<typeof aMatcherScholarship>[0], profile = kenyan): boolean {
  const scholarship = aMatcherScholarship({ ...OPEN, ...fields })
  const entry = { match: { scholarship }, assessment: assess(profile, scholarship, aContext()) }
  return topMatches([entry], TODAY).length > 0
}

describe('topMatches', () => {
  it('takes the first three that the visitor may get and can still apply for', () => {
    const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => {
      const scholarship = aMatcherScholarship({ id, ...OPEN, ...(id === 'b' && { status: 'closed' }) })
      return { match: { scholarship }, assessment: assess(kenyan, scholarship, aContext()) }
    })
    expect(topMatches(entries, TODAY).map(({ match }) => match.scholarship.id)).toEqual(['a', 'c', 'd'])
  })

  it('takes an award that is open all year, and one that has to be checked', () => {
    expect(top({ status: 'open-all-year', deadlines: [] })).toBe(true)
    expect(top({ eligibility: anEligibility({ womenOnly: true }) })).toBe(true)
  })

  it.each<[string, Parameters<typeof aMatcherScholarship>[0]]>([
    ['Not eligible', { eligibility: anEligibility({ nationalities: { mode: 'only', countries: ['in'] } }) }],
    [
      'of a nationality rule that is unknown',
      { eligibility: anEligibility({ nationalities: { mode: 'unknown' } }) },
    ],
    ['closed for this year', { deadlines: [aDeadline({ month: 9, day: 1 })], opensMonth: 7 }],
    ['suspended', { status: 'closed' }],
    ['without a date', { deadlines: [] }],
  ])('never takes one that is %s', (_, fields) => {
    expect(top({})).toBe(true)
    expect(top(fields)).toBe(false)
  })

  it('takes none where the nationality of the visitor is not known', () => {
    expect(top({}, aProfile({ degreeLevel: 'bachelors' }))).toBe(false)
  })
})

describe('topMatchNote', () => {
  it('stands on the places that it counts, and nowhere else', () => {
    expect([0, 2, -1].map(topMatchNote)).toEqual([
      'Top 1 Match - Highly Recommended',
      'Top 3 Match - Highly Recommended',
      null,
    ])
  })
})
