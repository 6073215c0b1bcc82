import { aPlace, somePlaceRules } from '@/tests/fixtures/a-place'
import { aProfile } from '@/tests/fixtures/matcher'
import type { Profile } from '../eligibility/profile'
import { checkLanguage } from './language'
import type { Place, PlaceRules } from './place'

const check = (
  person: Partial<Profile>,
  place: Partial<Place> = {},
  rules: Partial<PlaceRules> | null = {},
) =>
  checkLanguage(
    aProfile({ nationality: 'ng', ...person }),
    aPlace(place),
    rules && somePlaceRules(rules),
    '2026-11-23',
  )

const english = { text: 'for a visa: IELTS 6.0', isSure: true, source: null, ielts: 6 }

it('asks for the higher score of the country and the university', () => {
  expect(check({ ielts: 0 }, { ielts: 5.5 }, { english })?.missing).toBe(
    'An English test: IELTS 6.0 or equal',
  )
  expect(check({ ielts: 0 }, { ielts: 7 }, { english })?.missing).toBe('An English test: IELTS 7.0 or equal')
})

it('says another test as it was typed, beside the score of IELTS, and refuses nobody by it', () => {
  const test = { englishTest: 'toefl-120', englishScore: 92, ielts: 6.5 } as const
  const yours = expect.stringContaining('Yours: TOEFL iBT 92, about IELTS 6.5.')
  expect(check(test, { ielts: 6 }, { english })).toMatchObject({ outcome: 'met', why: yours })
  expect(check(test, { ielts: 7 }, { english })).toMatchObject({
    outcome: 'check',
    why: yours,
    missing: 'Ask whether your TOEFL iBT 92 is enough',
  })
  expect(check({ ...test, ielts: null }, { ielts: 7 }, { english })).toMatchObject({
    outcome: 'check',
    why: expect.stringContaining('Yours: TOEFL iBT 92.'),
  })
})

it('says that nothing is known where neither names a score', () => {
  expect(check({ ielts: 0 }, { ielts: null }, null)).toMatchObject({
    outcome: 'check',
    why: 'Taught in English. The required test is not known.',
    missing: 'An English test: ask which score',
  })
})

it('does not settle a later degree by the score for a first one', () => {
  // A place has no score at a level for which its university names none.
  expect(check({ ielts: 7 }, { level: 'doctorate', ielts: null })).toMatchObject({
    outcome: 'check',
    missing: 'The score that the university asks for',
  })
})

it('leaves an unknown language of teaching open', () => {
  const unsure = { code: null, isEnglish: null, words: 'mostly Dutch' }
  expect(check({}, { teaching: unsure })).toMatchObject({
    outcome: 'check',
    why: 'In the country: mostly Dutch. The language of teaching is not certain.',
    missing: 'The language of teaching',
  })
})

describe('a language of teaching that the profile asks about', () => {
  const teaching = { code: 'de', isEnglish: false, words: 'German' }

  it('compares the level of the profile, and leaves open whether it is enough', () => {
    expect(check({ german: 'b2' }, { teaching })).toMatchObject({
      outcome: 'check',
      why: expect.stringContaining('Yours: B2.'),
      missing: 'Ask whether your German is enough',
    })
  })

  it('takes no certificate for one that can still be made', () => {
    expect(check({ german: 'none' }, { teaching })).toMatchObject({
      outcome: 'almost',
      missing: 'A test of German',
    })
  })

  it('says what the profile lacks', () => {
    expect(check({}, { teaching })?.why).toContain('Your profile doesn’t say how well you know it.')
    const italian = { code: 'it', isEnglish: false, words: 'Italian' }
    expect(check({ german: 'c1' }, { teaching: italian })?.why).toContain(
      'Your profile asks only about English, German and French.',
    )
  })
})
