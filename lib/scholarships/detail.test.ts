import { aGroup, aNotice } from '@/tests/fixtures/matcher'
import { aScholarship } from '@/tests/fixtures/scholarship'
import { describeScholarship, similarScholarships, type DetailContext } from './detail'

const NAMES: Record<string, string> = { gb: 'United Kingdom', ke: 'Kenya', aq: 'Antarctica' }
const countryName = (code: string) => NAMES[code] ?? code

const club = aGroup({ id: 'club' })
const other = aGroup({ id: 'other' })
const notice = (id: string, hostCountry: string) => aNotice({ id, hostCountry, nationalities: ['ke'] })

const context: DetailContext = {
  today: '2026-11-26',
  scholarships: [],
  groups: [club, other],
  notices: [notice('one', 'gb')],
  places: { groups: new Map([club, other].map((group) => [group.id, group])), countryName },
  isSearchable: (code) => code !== 'aq' && code in NAMES,
}

test('leads to the universities of the hosts that have some in the catalogue', () => {
  const award = aScholarship({ hostCountries: ['gb', 'aq'] })
  const { hosts, searchableHosts } = describeScholarship(award, context)
  expect(hosts.map(({ name }) => name)).toEqual(['United Kingdom', 'Antarctica'])
  expect(searchableHosts).toEqual([{ code: 'gb', name: 'United Kingdom' }])
})

test('leads to no list where the award is tied to universities of its own', () => {
  const award = aScholarship({ hostCountries: ['gb'], universityIds: ['university-of-oxford'] })
  expect(describeScholarship(award, context).searchableHosts).toEqual([])
})

test('brings the groups its rules name, of nationality and of residence, and the notices of its hosts', () => {
  const award = aScholarship({
    hostCountries: ['gb'],
    eligibility: { nationalities: { mode: 'except', excludedGroups: ['club'] } },
  })
  const { groups, notices, rules } = describeScholarship(award, context)
  expect(groups).toEqual([club])
  expect(notices.map(({ id }) => id)).toEqual(['one'])
  expect(rules.some(({ lines }) => lines.join().includes('The Club'))).toBe(true)
})

test('offers a calendar only where a date is to be expected', () => {
  const dated = aScholarship({ id: 'dated', deadlines: [{ month: 3, day: 1 }] })
  expect(describeScholarship(dated, context).calendarHref).toBe('/scholarships/dated/calendar.ics')
  expect(describeScholarship(aScholarship(), context).calendarHref).toBeNull()
})

test('names awards that are similar, and never the award itself', () => {
  const award = aScholarship({ id: 'a', hostCountries: ['gb'] })
  const like = aScholarship({ id: 'b', hostCountries: ['gb'] })
  const { similar } = describeScholarship(award, { ...context, scholarships: [award, like] })
  expect(similar.map(({ scholarship }) => scholarship.id)).toEqual(['b'])
})

describe('similar awards', () => {
  const award = (id: string, fields: Parameters<typeof aScholarship>[0] = {}) =>
    aScholarship({ id, name: id, ...fields })
  const one = award('one', { hostCountries: ['de'], fieldsOfStudy: ['law'], relatedIds: ['related'] })

  it('name what they share, the most first', () => {
    const all = [
      one,
      award('far', { eligibleDegrees: ['Ph.D.'], type: 'Government' }),
      award('near', { hostCountries: ['de'], fieldsOfStudy: ['law'] }),
      award('related', { type: 'University' }),
      award('ended', { hostCountries: ['de'], fieldsOfStudy: ['law'], status: 'ended' }),
    ]
    expect(
      similarScholarships(one, all, 5).map(({ scholarship, reasons }) => [scholarship.id, reasons]),
    ).toEqual([
      ['near', ['same host country', 'same field', 'same degree', 'same kind']],
      ['related', ['often named together', 'same degree']],
    ])
  })
})
