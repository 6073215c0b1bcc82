import { getUniversity } from '../universities/queries'
import { AWARD_KINDS, type KindSlug } from './kinds'
import {
  getFeaturedScholarships,
  getNationalityGroups,
  getNotices,
  getPlaceName,
  getScholarship,
  getScholarshipDetail,
  getScholarships,
  getScholarshipsFor,
  getScholarshipsIn,
  getToday,
  searchScholarships,
  summariseKind,
} from './queries'
import { BROWSE_ALL } from './list'

const scholarships = getScholarships()
const today = getToday()

function get(id: string) {
  const scholarship = getScholarship(id)
  if (!scholarship) throw new Error(`The catalogue has no ${id}.`)
  return scholarship
}

test('an award is found by its id; another id is null', () => {
  expect(get('vanier-cgs')).toMatchObject({ id: 'vanier-cgs', type: 'Government', status: 'ended' })
  expect(getScholarship('no-such-award')).toBeNull()
})

test('well-known awards come first and ended ones last', () => {
  expect(scholarships[0]?.isPrestigious).toBe(true)
  const firstEnded = scholarships.findIndex(({ status }) => status === 'ended')
  expect(new Set(scholarships.slice(firstEnded).map(({ status }) => status))).toEqual(new Set(['ended']))
})

test('the day is one of the calendar', () => {
  expect(today).toMatch(/^20\d{2}-[01]\d-[0-3]\d$/)
})

describe('a search', () => {
  test('lists every award when nothing is asked, in the order of the catalogue', () => {
    const { total, rows } = searchScholarships(BROWSE_ALL, today)
    expect(total).toBe(scholarships.length)
    expect(rows.map(({ card }) => card.id)).toEqual(scholarships.slice(0, rows.length).map(({ id }) => id))
  })

  test('by nationality leaves out what is closed to it, and what nobody has read stands apart', () => {
    const open = (nationality: string[]) => searchScholarships({ ...BROWSE_ALL, nationality }, today).total
    expect(open(['ke'])).toBeGreaterThan(0)
    expect(open(['ke'])).toBeLessThan(scholarships.length)
    const unread = scholarships.find(
      ({ eligibility, status }) => eligibility.nationalities.mode === 'unknown' && status !== 'ended',
    )
    const { notKnownRows } = searchScholarships(
      { ...BROWSE_ALL, nationality: ['ke'], search: unread?.name ?? '', unreported: 1 },
      today,
    )
    expect(notKnownRows.map(({ card }) => card.id)).toContain(unread?.id)
  })

  test('depends on the day it is asked on', () => {
    const openOn = (day: string) => {
      const { rows } = searchScholarships({ ...BROWSE_ALL, open: 'now', sort: 'deadline' }, day)
      return rows.map(({ card }) => card.id)
    }
    expect(openOn('2026-02-01')).not.toEqual(openOn('2026-09-01'))
    expect(openOn('2026-02-01')).toEqual(openOn('2026-02-01'))
  })
})

test('awards to feature are prestigious, and as many as asked for', () => {
  const featured = getFeaturedScholarships(3)
  expect(featured.map(({ id }) => getScholarship(id)?.isPrestigious)).toEqual([true, true, true])
})

test.each(Object.keys(AWARD_KINDS) as KindSlug[])('the %s page counts what it lists', (slug) => {
  const { rows, total, full, hosts } = summariseKind(slug, 5)
  expect(rows).toHaveLength(5)
  expect(total).toBeGreaterThan(5)
  expect(full).toBeLessThan(total)
  expect(hosts).toBeGreaterThan(1)
})

test('awards of a country are those that can be held there', () => {
  const dutch = getScholarshipsIn('nl')
  expect(dutch.length).toBeGreaterThan(0)
  expect(dutch.every(({ hosts }) => hosts.includes('nl'))).toBe(true)
  expect(getScholarshipsIn('xx')).toEqual([])
})

test('no university is told of an award that has ended', () => {
  const edinburgh = getUniversity('university-of-edinburgh')
  const ids = edinburgh ? getScholarshipsFor(edinburgh).map(({ id }) => id) : []
  expect(ids).toContain('edinburgh-doctoral-college')
  expect(ids).not.toContain('edinburgh-global-research')
})

test('any country has a name, also one without universities in the catalogue', () => {
  expect(getPlaceName('gb')).toBe('United Kingdom')
  expect(getPlaceName('ai')).toBe('Anguilla')
})

test('notices are those of the host countries asked for', () => {
  expect(getNotices(['us', 'fr']).map(({ hostCountry }) => hostCountry)).toEqual(['us'])
  expect(getNotices([])).toEqual([])
})

describe('the page of an award', () => {
  test('tells who can apply, and is seen beside others that can still be had', () => {
    const { rules, similar } = getScholarshipDetail(get('chevening'))
    expect(rules.map(({ label }) => label)).toContain('Nationality')
    expect(similar.length).toBeGreaterThan(0)
    expect(similar.map(({ scholarship }) => scholarship.id)).not.toContain('chevening')
    expect(similar.filter(({ scholarship }) => scholarship.status === 'ended')).toEqual([])
  })

  test('explains every group of nationalities it names, and warns of what its host country asks', () => {
    const known = getNationalityGroups()
    for (const scholarship of scholarships) {
      const { groups, notices } = getScholarshipDetail(scholarship)
      expect(groups.every((group) => known.includes(group))).toBe(true)
      expect(notices.every(({ hostCountry }) => scholarship.hostCountries.includes(hostCountry))).toBe(true)
    }
  })

  test('has no calendar where no date is to be expected', () => {
    expect(getScholarshipDetail(get('vanier-cgs')).calendarHref).toBeNull()
  })
})
