import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import type { MatcherScholarship } from './matcher-file'
import { findAlmost } from './near-matches'
import type { Profile } from '../eligibility/profile'

const needs = (
  id: string,
  eligibility: Parameters<typeof anEligibility>[0],
  fields: Partial<MatcherScholarship> = {},
) =>
  aMatcherScholarship({
    id,
    eligibleDegrees: ["Master's"],
    eligibility: anEligibility(eligibility),
    ...fields,
  })

const english = (ielts: number) => ({ english: { text: `IELTS ${ielts}`, ielts } })
const work = (years: number) => ({ workExperience: { text: `${years} years`, years } })

const almost = (profile: Partial<Profile>, scholarships: MatcherScholarship[]) =>
  findAlmost(
    aProfile({ degreeLevel: 'masters', nationality: 'ng', ...profile }),
    scholarships,
    aContext(),
  ).map(({ words, matches }) => [words, matches.map(({ scholarship }) => scholarship.id)])

describe('findAlmost', () => {
  it('names the level that would open an award', () => {
    expect(almost({}, [needs('doctors', {}, { eligibleDegrees: ['Ph.D.'] })])).toEqual([
      ['Looking for a Ph.D.', ['doctors']],
    ])
  })

  it('names the lowest English score that is enough, once per award', () => {
    expect(almost({ ielts: 0 }, [needs('six', english(6)), needs('seven', english(7))])).toEqual([
      ['An English test with IELTS 6.0 or equal', ['six']],
      ['An English test with IELTS 7.0 or equal', ['seven']],
    ])
  })

  it('counts the years of work that are missing', () => {
    expect(almost({ workYears: 1 }, [needs('two', work(2)), needs('three', work(3))])).toEqual([
      ['1 more year of work experience', ['two']],
      ['2 more years of work experience', ['three']],
    ])
  })

  it('names the next degree to finish', () => {
    expect(
      almost({ degreeHeld: 'secondary' }, [needs('graduates', { degreeHeld: { level: 'bachelors' } })]),
    ).toEqual([["Finishing a bachelor's degree", ['graduates']]])
  })

  it('leaves out what a second rule closes as well', () => {
    expect(almost({ ielts: 0, workYears: 0 }, [needs('both', { ...english(6), ...work(2) })])).toEqual([])
  })

  it('leaves out what no one can change', () => {
    const abroad = needs('abroad', { nationalities: { mode: 'only', countries: ['ke'] } })
    expect(almost({ ielts: 0, workYears: 0 }, [abroad])).toEqual([])
  })

  it('leaves out what is open already, and what the profile says nothing about', () => {
    expect(almost({ ielts: 7 }, [needs('six', english(6))])).toEqual([])
    expect(
      almost({ ielts: null, workYears: null }, [needs('six', english(6)), needs('two', work(2))]),
    ).toEqual([])
  })

  it('leaves out what would still be no match', () => {
    expect(almost({ degreeLevel: '', ielts: 0 }, [needs('six', english(6))])).toEqual([])
  })

  it('leaves out a level that another rule then closes', () => {
    const young = needs('young', { ages: [{ degree: 'Ph.D.', max: 25 }] }, { eligibleDegrees: ['Ph.D.'] })
    expect(almost({ age: 30 }, [young])).toEqual([])
  })

  it('puts the change that opens most first', () => {
    const doctors = ['a', 'b'].map((id) => needs(id, {}, { eligibleDegrees: ['Ph.D.'] }))
    expect(almost({ ielts: 0 }, [needs('six', english(6)), ...doctors])).toEqual([
      ['Looking for a Ph.D.', ['a', 'b']],
      ['An English test with IELTS 6.0 or equal', ['six']],
    ])
  })
})
