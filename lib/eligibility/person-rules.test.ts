import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { checkNationality, checkRefugees, checkResidence, checkWomenOnly } from './person-rules'
import type { Profile } from './profile'

const on = (eligibility: Parameters<typeof anEligibility>[0], profile: Partial<Profile> = {}) =>
  [aProfile(profile), aMatcherScholarship({ eligibility: anEligibility(eligibility) }), aContext()] as const

describe('checkNationality', () => {
  it('says why, and repeats the rule', () => {
    const [profile, scholarship, context] = on(
      { nationalities: { mode: 'except', excludedGroups: ['europe'], note: 'Those who pay tuition' } },
      { nationality: 'fr' },
    )
    expect(checkNationality(profile, scholarship, context)).toMatchObject({
      outcome: 'unmet',
      why: 'France is left out (Europe). The rule: All but Europe. Those who pay tuition.',
      source: { title: 'The Club: members' },
    })
  })

  it('says where a recognised refugee counts as a citizen', () => {
    const check = checkNationality(
      ...on(
        { nationalities: { mode: 'only', countries: ['ke'] }, refugees: 'accepted' },
        { nationality: 'ng' },
      ),
    )
    expect(check?.why).toMatch(/A recognised refugee counts as a citizen\.$/)
  })
})

describe('checkResidence', () => {
  const residence = { mode: 'only' as const, countries: ['ke'] }

  it('is no rule where there is none', () => {
    expect(checkResidence(...on({}))).toBeNull()
  })

  it.each([
    ['', 'check'],
    ['ke', 'met'],
    ['gb', 'unmet'],
  ])('living in %j: %s', (lives, outcome) => {
    expect(checkResidence(...on({ residence }, { residence: lives }))?.outcome).toBe(outcome)
  })

  it('leaves a rule open to every country undecided by silence', () => {
    expect(checkResidence(...on({ residence: { mode: 'any' } }))?.outcome).toBe('open')
  })
})

describe('what no profile tells', () => {
  it('has to be checked', () => {
    expect(checkWomenOnly(...on({ womenOnly: true }))?.outcome).toBe('check')
    expect(checkRefugees(...on({ refugees: 'required' }))?.outcome).toBe('check')
  })

  it('is no rule where there is none', () => {
    expect(checkWomenOnly(...on({}))).toBeNull()
    expect(checkRefugees(...on({ refugees: 'accepted' }))).toBeNull()
  })
})
