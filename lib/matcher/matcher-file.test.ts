import { aGroup, aMatcherScholarship, anEligibility } from '@/tests/fixtures/matcher'
import { NoticeSchema } from '../eligibility/schema'
import { decodeMatcherFile, encodeMatcherFile } from './matcher-file'
import { ScholarshipRecordSchema, type Scholarship } from '../scholarships/record/schema'
import { formatDeadlines } from '../scholarships/format'

function aScholarship(fields: Partial<Scholarship> = {}): Scholarship {
  const { source, deadline, ...kept } = aMatcherScholarship()
  const record = ScholarshipRecordSchema.parse({
    ...kept,
    funding: ['partial'],
    awardParts: {},
    sources: source ? [source] : [],
    basis: 'pages',
    confidence: 'high',
    ...fields,
  })
  return { ...record, deadline: formatDeadlines(record.deadlines, deadline), universityId: null }
}

const rest = {
  groups: [aGroup({ approximate: true, possibleMembers: ['gh'] }), aGroup({ id: 'plain', note: 'Kept' })],
  notices: [
    NoticeSchema.parse({
      id: 'us-visas',
      hostCountry: 'us',
      nationalities: ['ng'],
      title: 'Visas suspended',
      text: 'No visas for now.',
      since: '2026-01-01',
      sources: [{ title: 'A university', url: 'https://notice.example.org/' }],
      checkedOn: '2026-11',
    }),
  ],
  countries: [
    { code: 'gb', name: 'United Kingdom', aliases: ['UK'] },
    { code: 'ke', name: 'Kenya', aliases: [] },
  ],
}

const roundTrip = (...scholarships: Scholarship[]) =>
  decodeMatcherFile(encodeMatcherFile({ scholarships, ...rest }))

describe('the matcher’s file', () => {
  it('brings back a scholarship with every rule', () => {
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
    const deadlines = aScholarship({
      deadlines: [{ month: 2, day: 1, lastMonth: null, year: null, variesBy: 'country', note: null }],
    }).deadlines
    const [found] = roundTrip(
      aScholarship({ eligibility, deadlines, opensMonth: 9, isFullyFunded: true }),
    ).scholarships
    expect(found).toEqual({
      ...aMatcherScholarship({ eligibility, deadlines, opensMonth: 9, isFullyFunded: true }),
      deadline: '1 February (varies by country)',
    })
  })

  it('brings back a scholarship of which little is known', () => {
    const [found] = roundTrip(aScholarship({ link: null, sources: [] })).scholarships
    expect(found).toEqual(aMatcherScholarship({ link: null, source: null }))
  })

  it('brings back groups, notices and countries', () => {
    const { groups, notices, countries } = roundTrip()
    expect({ groups, notices, countries }).toEqual(rest)
  })

  it('leaves out what has ended', () => {
    const { scholarships } = roundTrip(aScholarship({ id: 'gone', status: 'ended' }), aScholarship())
    expect(scholarships.map(({ id }) => id)).toEqual(['plain-award'])
  })
})
