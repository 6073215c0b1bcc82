import nationalData from '@/data/national/universities.json'
import { NationalRecordsSchema } from '@/lib/facts/rules'
import { placeOf, placeTie } from '@/lib/programmes/awards'
import { getCountries } from '@/lib/places/queries'
import { getNationalityGroups, getScholarship, getScholarships } from '@/lib/scholarships/queries'
import { isTied } from '@/lib/scholarships/at-university'
import type { Scholarship } from '@/lib/scholarships/record/schema'
import { getUniversities } from '@/lib/universities/queries'
import type { University } from '@/lib/universities/record/schema'

const awards = getScholarships().filter(({ status }) => status !== 'ended')
const universities = getUniversities()

const awardOf = (id: string): Scholarship => {
  const award = getScholarship(id)
  if (!award) throw new Error(`no award ${id}`)
  return award
}
/** The universities at which an award can be used, or at which one has to ask. */
const placesOf = (award: Scholarship) =>
  universities.filter((university) => placeTie(award, placeOf(university)) !== null).map(({ id }) => id)
const cityOf = ({ campusLife }: University) => campusLife.location?.split(', ')[0] ?? ''

/** The words that may stand beside a country: they name no part of it, and no group of its universities. */
const WIDE =
  /\b(any|leading|listed|universit(y|ies)|colleges?|higher education|(research )?(institutes?|institutions?)|companies|abroad|online|other|elsewhere|many|countries|throughout|across|own|their|your|than|for|some|degrees|citizens|partner countries|others|where the rules allow|europe|and|in|of|the|by|such as|formerly|home region|from)\b/gi

function narrowWords({ university }: Scholarship): string {
  const names = getCountries().map(({ name }) => name)
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), university)
  return rest.replace(WIDE, '').replace(/[\s,;:()]/g, '')
}

/** The places of an award are its countries as a whole. */
const isWide = (award: Scholarship) =>
  !isTied(award) && award.hostLimit === null && !award.hostCountries.includes('multiple')

describe('the universities at which an award can be used', () => {
  it('are not all of a country where its words of the place name a part of it or some of its universities', () => {
    expect(awards.filter((award) => isWide(award) && narrowWords(award) !== '').map(({ id }) => id)).toEqual(
      [],
    )
  })

  it('are surely none but those of the state where its words say so', () => {
    const OF_THE_STATE = /\b(public|state) (universit|graduate school|institution)/i
    /** Their words of public universities are about the fee, or about another way to study. */
    const ABOUT_THE_FEE = ['nawa-my-first-choice', 'czech-government', 'taiwan-moe', 'hk-phd-fellowship']
    const found = awards.filter((award) => {
      const { id, description, fieldsNote, eligibility, hostLimit } = award
      const texts = [description, fieldsNote, ...eligibility.conditions]
      const isSaid = !ABOUT_THE_FEE.includes(id) && texts.some((text) => OF_THE_STATE.test(text ?? ''))
      return isSaid && !isTied(award) && hostLimit !== 'public'
    })
    expect(found.map(({ id }) => id)).toEqual([])
  })

  it('have to be asked for where its words speak of some that take part, and give no list', () => {
    const TAKE_PART =
      /\b(participating|partner|selected|listed|designated|about a hundred|a few|several dozen|two dozen|24) (UK |Scottish |American |German |Malaysian |Shanghai )*(universit|colleges\b|schools?\b|institution|hosts?\b)|\bhost that takes part/i
    const found = awards.filter((award) => {
      const { university, description, fieldsNote, eligibility } = award
      const texts = [university, description, fieldsNote, ...eligibility.conditions]
      return isWide(award) && texts.some((text) => TAKE_PART.test(text ?? ''))
    })
    expect(found.map(({ id }) => id)).toEqual([])
  })
})

const groups = new Map(
  NationalRecordsSchema.parse(nationalData).universities.map(({ id, group }) => [id, group]),
)
/** The groups of `data/national` that are regions of a country. */
const inGroup =
  (group: string) =>
  ({ id }: University) =>
    groups.get(id) === group

const isIn =
  (...cities: string[]) =>
  ({ campusLife }: University) =>
    cities.some((city) => campusLife.location?.split(', ').includes(city))

describe('an award of a region', () => {
  it.each<[id: string, country: string, isInside: (university: University) => boolean]>([
    ['shanghai-government-scholarship', 'cn', isIn('Shanghai')],
    ['laziodisco', 'it', isIn('Rome', 'Cassino', 'Viterbo', 'Frosinone', 'Latina', 'Rieti')],
    ['saltire-scholarship', 'gb', ({ nation }) => nation === 'scotland'],
    ['vlir-uos-icp', 'be', inGroup('Flemish Community')],
  ])('%s can be used at every university there and at no other', (id, country, isInside) => {
    const there = universities.filter(({ countryCode }) => countryCode === country)
    expect(placesOf(awardOf(id))).toEqual(there.filter(isInside).map((university) => university.id))
  })

  it.each([
    ['ontario-graduate-scholarship', 'ca', 'Ontario'],
    ['quebec-tuition-exemption', 'ca', 'Quebec'],
    ['master-mind-flanders', 'be', 'Flemish Community'],
    ['ares-belgium', 'be', 'French Community'],
  ])('%s can be used there, and nowhere that is known to be in another region', (id, country, region) => {
    const grouped = universities.filter(
      (university) => university.countryCode === country && groups.get(university.id),
    )
    const used = placesOf(awardOf(id))
    expect(used.filter((place) => groups.get(place))).toEqual(
      grouped.filter(inGroup(region)).map((university) => university.id),
    )
    // No region has a part of a city. Brussels belongs to both communities.
    const outside = new Set(grouped.filter((university) => !used.includes(university.id)).map(cityOf))
    const inside = universities.filter((university) => used.includes(university.id)).map(cityOf)
    expect(inside.filter((city) => city !== 'Brussels' && outside.has(city))).toEqual([])
  })
})

describe('an award of a part of the world', () => {
  const membersOf = (id: string) => {
    const group = getNationalityGroups().find((each) => each.id === id)
    return [...(group?.members ?? []), ...(group?.possibleMembers ?? [])]
  }
  const inRegions = (...regions: string[]) =>
    getCountries().flatMap(({ code, region }) => (regions.includes(region) ? [code] : []))
  /** With the countries at its edge, which may count: one is told to ask. */
  const EUROPE = [...inRegions('europe'), 'am', 'az', 'ge', 'tr']

  it.each([
    ['daad-in-region', membersOf('sub-saharan-africa')],
    ['queen-elizabeth-commonwealth-scholarships', membersOf('cw-lmic')],
    ['oas-academic-scholarship', membersOf('oas')],
    ['adb-jsp', [...new Set([...membersOf('asia'), ...inRegions('oceania')])]],
    ['owsd-phd', membersOf('dac')],
    ['wells-mountain', membersOf('dac')],
    ['marie-curie-doctoral', EUROPE],
    ['inlaks-scholarship', EUROPE],
  ])('%s can be used in no country outside it', (id, countries) => {
    expect([...(awardOf(id).severalIn ?? [])].sort()).toEqual([...countries].sort())
  })

  it('is for several countries', () => {
    const found = awards.filter(
      ({ severalIn, hostCountries }) => severalIn && !hostCountries.includes('multiple'),
    )
    expect(found).toEqual([])
  })

  it('can be used nowhere else', () => {
    const abroad = ['eth-zurich', 'university-of-oxford', 'stanford-university', 'lmu-munich']
    for (const id of ['daad-in-region', 'queen-elizabeth-commonwealth-scholarships']) {
      expect(placesOf(awardOf(id)).filter((place) => abroad.includes(place))).toEqual([])
    }
  })
})
