import countriesData from '@/data/countries.json'
import external from '@/data/scholarships/external.json'
import government from '@/data/scholarships/government.json'
import university from '@/data/scholarships/university.json'
import groups from '@/data/nationality-groups.json'
import moreCountries from '@/data/more-countries.json'
import notices from '@/data/notices.json'

type Places = { countries?: string[]; excludedCountries?: string[] }

const codes = [...countriesData, ...moreCountries].map(({ code }) => code)
const known = new Set(codes)
const placesIn = ({ countries = [], excludedCountries = [] }: Places) => [...countries, ...excludedCountries]

describe('the countries a person can be of', () => {
  it('name each country once', () => {
    expect(known.size).toBe(codes.length)
    const names = [...countriesData, ...moreCountries].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('cover every rule, group and notice', () => {
    const rules = [...external, ...government, ...university].flatMap(({ eligibility }) => [
      eligibility.nationalities as Places,
      ...('residence' in eligibility ? [eligibility.residence as Places] : []),
    ])
    const used = [
      ...rules.flatMap(placesIn),
      ...groups.flatMap((group) => [
        ...group.members,
        ...('possibleMembers' in group ? (group.possibleMembers ?? []) : []),
      ]),
      ...notices.flatMap(({ nationalities }) => nationalities),
    ]
    expect([...new Set(used)].filter((code) => !known.has(code))).toEqual([])
  })
})
