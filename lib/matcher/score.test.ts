import { aDeadline, aMatcherScholarship, aProfile } from '@/tests/fixtures/matcher'
import type { MatcherScholarship } from './matcher-file'
import type { Profile } from '../eligibility/profile'
import { matchLabel, matchScholarships, scoreScholarship } from './score'

const MAY = aDeadline({ month: 5 })
const MASTERS = { eligibleDegrees: ["Master's"] } satisfies Partial<MatcherScholarship>
const EVERYTHING: Partial<MatcherScholarship> = {
  name: 'Law Award',
  type: 'Government',
  eligibleDegrees: ["Master's", 'Ph.D.'],
  university: 'Universities in the United Kingdom',
  isFullyFunded: true,
  isPrestigious: true,
  deadlines: [MAY],
}
const WHOLE_PROFILE: Partial<Profile> = {
  degreeLevel: 'masters',
  fieldOfStudy: 'law',
  country: 'gb',
  scholarshipType: 'government',
}

const of = (fieldOfStudy: Profile['fieldOfStudy']) => ({ fieldOfStudy })
const says = (description: string) => ({ description })
const at = (university: string) => ({ university })

/** Scores computed by hand from the specification. Each name says where the points come from. */
const PAIRS: [string, Partial<Profile>, Partial<MatcherScholarship>, number][] = [
  ['nothing told, nothing given: 0', {}, {}, 0],
  ['degree accepted: 30', { degreeLevel: 'masters' }, MASTERS, 30],
  ['degree not accepted: 0', { degreeLevel: 'phd' }, MASTERS, 0],
  ['degree one of several: 30', { degreeLevel: 'phd' }, { eligibleDegrees: ["Master's", 'Ph.D.'] }, 30],
  ['bachelor’s accepted: 30', { degreeLevel: 'bachelors' }, {}, 30],
  ['a Ph.D. is not "Research-based": 0', { degreeLevel: 'phd' }, { eligibleDegrees: ['Research-based'] }, 0],
  ['no degree chosen: 0', { degreeLevel: '' }, MASTERS, 0],
  ['field in the description: 25', of('law'), says('For students of Law.'), 25],
  ['field in the name: 25', of('engineering'), { name: 'Engineering Award' }, 25],
  ['field in both counts once: 25', of('law'), { name: 'Law Award', description: 'For law.' }, 25],
  ['field in other case: 25', of('medicine'), says('For MEDICINE alone.'), 25],
  ['field of two words: 25', of('computer-science'), says('Pays for computer science.'), 25],
  ['field within a longer word: 0', of('arts'), says('Starts in May.'), 0],
  ['field within the name of a country: 0', of('law'), says('For Malawi.'), 0],
  ['field within a longer word of the name: 0', of('business'), { name: 'Agribusiness Award' }, 0],
  ['field between marks: 25', of('law'), says('For tax/law, and (law).'), 25],
  ['field before a possessive: 25', of('law'), says('For law’s students.'), 25],
  ['field with a line break in it: 25', of('computer-science'), { name: 'Computer\nScience' }, 25],
  ['field named by a part of it: 25', of('agriculture'), says('For agriculture.'), 25],
  ['field named by a wider one: 25', of('nursing'), says('For health workers.'), 25],
  ['field named by the widest: 25', of('public-health'), { name: 'Award for Medicine' }, 25],
  ['field narrower than the one told: 0', of('medicine'), { name: 'Nursing Award' }, 0],
  ['field in neither: 0', of('physics'), says('For chemists.'), 0],
  ['field in the list of fields only: 0', of('physics'), { fieldsOfStudy: ['physics'] }, 0],
  ['field in the university text only: 0', of('law'), at('School of Law'), 0],
  ['country in the university text: 20', { country: 'gb' }, at('University of Leeds, United Kingdom'), 20],
  ['country after other words: 20', { country: 'us' }, at('Universities in the United States'), 20],
  ['country within a longer word: 0', { country: 'gb' }, at('United Kingdoms'), 0],
  [
    'country not named, though the host: 0',
    { country: 'de' },
    { university: 'TU Berlin', hostCountries: ['de'] },
    0,
  ],
  ['country in the description only: 0', { country: 'ca' }, says('For study in Canada.'), 0],
  ['no country chosen: 0', { country: '' }, at('Universities in Canada'), 0],
  ['type chosen and equal: 15', { scholarshipType: 'university' }, { type: 'University' }, 15],
  ['External/Private equals External: 15', { scholarshipType: 'external' }, { type: 'External' }, 15],
  ['type chosen and other: 0', { scholarshipType: 'government' }, { type: 'University' }, 0],
  ['All is not a type: 0', { scholarshipType: 'all' }, { type: 'Government' }, 0],
  ['fully funded: 10', {}, { isFullyFunded: true }, 10],
  ['prestigious: 5', {}, { isPrestigious: true }, 5],
  ['has a deadline: 5', {}, { deadlines: [MAY] }, 5],
  ['a deadline in words alone is no date: 0', {}, { deadlineNote: 'Varies by country' }, 0],
  [
    'funded, prestigious, dated: 10 + 5 + 5 = 20',
    {},
    { isFullyFunded: true, isPrestigious: true, deadlines: [MAY] },
    20,
  ],
  [
    'degree and field: 30 + 25 = 55',
    { degreeLevel: 'masters', fieldOfStudy: 'law' },
    { ...MASTERS, name: 'Law Award' },
    55,
  ],
  [
    'degree and country: 30 + 20 = 50',
    { degreeLevel: 'masters', country: 'nl' },
    { ...MASTERS, university: 'Universities in the Netherlands' },
    50,
  ],
  [
    'field, country, type: 25 + 20 + 15 = 60',
    { fieldOfStudy: 'law', country: 'au', scholarshipType: 'external' },
    { name: 'Law Award', university: 'Universities in Australia' },
    60,
  ],
  [
    'all but the country: 30 + 25 + 15 + 10 + 5 + 5 = 90',
    { ...WHOLE_PROFILE, country: 'ca' },
    EVERYTHING,
    90,
  ],
  [
    'all but the type: 30 + 25 + 20 + 10 + 5 + 5 = 95',
    { ...WHOLE_PROFILE, scholarshipType: 'all' },
    EVERYTHING,
    95,
  ],
  ['everything: 110, capped at 100', WHOLE_PROFILE, EVERYTHING, 100],
  [
    'nationality, GPA and budget give nothing: 0',
    { nationality: 'ng', gpa: 4, budget: 50_000 },
    at('Universities in Nigeria'),
    0,
  ],
]

describe('scoreScholarship', () => {
  it.each(PAIRS)('%s', (_, profile, scholarship, score) => {
    expect(scoreScholarship(aProfile(profile), aMatcherScholarship(scholarship)).matchScore).toBe(score)
  })
})

describe('the reasons of a score', () => {
  const profile = aProfile({
    degreeLevel: 'masters',
    fieldOfStudy: 'law',
    country: 'gb',
    scholarshipType: 'external',
  })

  it('gives each reason with its points, and the reasons add up to the score', () => {
    const scholarship = aMatcherScholarship({
      name: 'Law Award',
      eligibleDegrees: ["Master's"],
      university: 'Universities in the United Kingdom',
      deadlines: [MAY],
    })
    const { matchReasons, matchScore } = scoreScholarship(profile, scholarship)
    expect(matchReasons.map(({ text, points }) => `${text}: ${points}`)).toEqual([
      "Open to Master's students: 30",
      'Law is in its name or description: 25',
      'Place of study: United Kingdom: 20',
      'External/Private scholarship, as chosen: 15',
      'Has a deadline: 5',
    ])
    expect(matchScore).toBe(95)
  })

  it('names the wider field that stands in its text', () => {
    const nurse = aProfile({ fieldOfStudy: 'nursing' })
    const award = aMatcherScholarship({ description: 'For medicine and health.' })
    expect(scoreScholarship(nurse, award).matchReasons.map(({ text }) => text)).toEqual([
      'Health is in its name or description',
    ])
  })

  it('has nothing to say where nothing fits', () => {
    expect(scoreScholarship(aProfile(), aMatcherScholarship()).matchReasons).toEqual([])
  })
})

describe('matchScholarships', () => {
  const named = (name: string, fields: Partial<MatcherScholarship>) =>
    aMatcherScholarship({ name, ...fields })
  const names = (profile: Partial<Profile>, scholarships: MatcherScholarship[]) =>
    matchScholarships(aProfile(profile), scholarships).map(({ scholarship }) => scholarship.name)

  it('shows what scores above 20, and not what scores 20', () => {
    const twenty = named('Twenty', { isFullyFunded: true, isPrestigious: true, deadlines: [MAY] })
    const twentyFive = named('Law', {})
    expect(names({ fieldOfStudy: 'law' }, [twenty, twentyFive])).toEqual(['Law'])
  })

  it('puts the best first and leaves equals in the order they came in', () => {
    const scholarships = [
      named('C', { eligibleDegrees: ["Master's"] }),
      named('A', { eligibleDegrees: ["Master's"], isFullyFunded: true }),
      named('B', { eligibleDegrees: ["Master's"] }),
    ]
    expect(names({ degreeLevel: 'masters' }, scholarships)).toEqual(['A', 'C', 'B'])
  })
})

describe('matchLabel', () => {
  it.each([
    [100, 'Excellent Match'],
    [80, 'Excellent Match'],
    [75, 'Good Match'],
    [60, 'Good Match'],
    [55, 'Fair Match'],
    [40, 'Fair Match'],
    [35, 'Basic Match'],
  ])('calls %i %s', (score, label) => {
    expect(matchLabel(score)).toBe(label)
  })
})
