import { aMatcherScholarship, aProfile } from '@/tests/fixtures/matcher'
import { explainMatch } from './explain'
import { scoreScholarship } from './score'

describe('explainMatch', () => {
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
      deadline: 'May',
    })
    const reasons = explainMatch(profile, scholarship)
    expect(reasons.map(({ text, points }) => `${text}: ${points}`)).toEqual([
      "Open to Master's students: 30",
      'Law is in its name or description: 25',
      'Place of study: United Kingdom: 20',
      'External/Private scholarship, as chosen: 15',
      'Has a deadline: 5',
    ])
    expect(scoreScholarship(profile, scholarship).matchScore).toBe(95)
  })

  it('has nothing to say where nothing fits', () => {
    expect(explainMatch(aProfile(), aMatcherScholarship())).toEqual([])
  })
})
