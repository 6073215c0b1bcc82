import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { checkEnglish, checkOtherLanguage } from './language-rules'
import type { Profile } from './profile'

type Rules = NonNullable<Parameters<typeof anEligibility>[0]>

const award = (rules: Rules) => aMatcherScholarship({ eligibility: anEligibility(rules) })

describe('checkEnglish', () => {
  const check = (ielts: number | null, english: Rules['english']) =>
    checkEnglish(aProfile({ ielts }), award({ english }), aContext())

  it.each([
    [null, 'check'],
    [0, 'almost'],
    [6, 'unmet'],
    [6.5, 'met'],
  ])('IELTS %s against 6.5: %s', (ielts, outcome) => {
    expect(check(ielts, { text: 'IELTS 6.5', ielts: 6.5 })?.outcome).toBe(outcome)
  })

  it('asks to check where the score is not known', () => {
    for (const ielts of [null, 0, 7])
      expect(check(ielts, { text: 'Proof of English' })?.outcome).toBe('check')
  })
})

describe('checkOtherLanguage', () => {
  const check = (profile: Partial<Profile>, otherLanguage: Rules['otherLanguage']) =>
    checkOtherLanguage(aProfile(profile), award({ otherLanguage }), aContext())?.outcome
  const german = { text: 'German B2', anyOf: [{ language: 'german' as const, level: 'b2' as const }] }

  it.each([
    ['', 'check'],
    ['none', 'almost'],
    ['b1', 'unmet'],
    ['b2', 'met'],
    ['c1', 'met'],
  ] as const)('German %j against B2: %s', (level, outcome) => {
    expect(check({ german: level }, german)).toBe(outcome)
  })

  it('asks where a lower level may do', () => {
    expect(check({ german: 'a1' }, { ...german, isFirm: false })).toBe('check')
  })

  it('takes one of several languages as enough, and rules nobody out by one of them', () => {
    const either = {
      text: 'French or English',
      anyOf: [{ language: 'french' as const }, { language: 'english' as const }],
    }
    expect(check({ french: 'a1' }, either)).toBe('met')
    expect(check({ ielts: 6 }, either)).toBe('met')
    expect(check({ french: 'none' }, either)).toBe('check')
  })

  it('asks for a language that no profile tells', () => {
    expect(check({}, { text: 'Spanish' })).toBe('check')
  })
})
