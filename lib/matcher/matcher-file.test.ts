import { aDeadline, aMatcherScholarship, anEligibility } from '@/tests/fixtures/matcher'
import { toMatcherScholarships, placeContext } from './matcher-file'
import { ScholarshipRecordSchema, type Scholarship } from '../scholarships/record/schema'

function aScholarship(fields: Partial<Scholarship> = {}): Scholarship {
  const { source, ...kept } = aMatcherScholarship()
  return ScholarshipRecordSchema.parse({
    ...kept,
    funding: ['partial'],
    awardParts: {},
    sources: source ? [source] : [],
    basis: 'pages',
    confidence: 'high',
    ...fields,
  })
}

/** The scholarships as the browser receives them. */
const send = (...scholarships: Scholarship[]) =>
  JSON.parse(JSON.stringify(toMatcherScholarships(scholarships))) as unknown

describe('the scholarships of the matcher’s file', () => {
  it('carries a scholarship with every rule', () => {
    const eligibility = anEligibility({
      nationalities: { mode: 'except', excludedCountries: ['gb'], dualExcluded: false, note: 'Not Britons' },
      residence: { mode: 'only', countries: ['ke'] },
      refugees: 'accepted',
      womenOnly: true,
      ages: [{ max: 29 }],
      degreeHeld: { level: 'bachelors' },
      minimumGrade: { text: 'Good degree' },
      english: { text: 'Proof of English' },
      workExperience: { text: 'Some' },
      conditions: ['A plan'],
    })
    const deadlines = [aDeadline({ month: 2, day: 1, variesBy: 'country' })]
    const fields = { eligibility, deadlines, opensMonth: 9, isFullyFunded: true }
    expect(send(aScholarship(fields))).toEqual([aMatcherScholarship(fields)])
  })

  it('carries a scholarship of which little is known', () => {
    expect(send(aScholarship({ link: null, sources: [] }))).toEqual([
      aMatcherScholarship({ link: null, source: null }),
    ])
  })

  it('leaves out what has ended', () => {
    const kept = toMatcherScholarships([aScholarship({ id: 'gone', status: 'ended' }), aScholarship()])
    expect(kept.map(({ id }) => id)).toEqual(['plain-award'])
  })
})

test('a country is called by its name, or by its code where the file lacks it', () => {
  const { countryName } = placeContext({
    groups: [],
    countries: [{ code: 'ke', name: 'Kenya', aliases: [] }],
  })
  expect([countryName('ke'), countryName('zz')]).toEqual(['Kenya', 'ZZ'])
})
