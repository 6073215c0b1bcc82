import { LEVELS, type Level } from '../../lib/facts/vocabulary'
import { getProgrammesOfSubject } from '../../lib/programmes/queries'
import { getSubjects } from '../../lib/subjects/queries'
import { WORLD } from '../../lib/universities/list'
import { getRows } from '../../lib/universities/queries'
import { testTaught } from '../../lib/programmes/taught/queries'
import { searchUniversities } from '../../lib/universities/search/queries'
import { withSubjects } from '../../lib/universities/typed-subjects'

const COUNTRIES = 'nl fi it tr se no dk de fr jp hk be ch kr'.split(' ')
const rows = getRows().filter(({ countryCode }) => COUNTRIES.includes(countryCode))

/** The languages of the programmes of a subject and its branches at each university; null: not known. */
function languagesOf(slugs: readonly string[], level: Level) {
  const found = new Map<string, Set<string | null>>()
  for (const { universityId, subject, levels, language } of slugs.flatMap((slug) =>
    getProgrammesOfSubject(slug, level),
  )) {
    if (subject === null || !slugs.includes(subject)) continue
    const isSure = levels.length === 1 || language === null
    found.set(universityId, (found.get(universityId) ?? new Set()).add(isSure ? language : null))
  }
  return found
}

test.each(LEVELS.map(({ value }) => value))(
  'a subject is in English in the list of universities where it is in that of programmes: %s',
  (level) => {
    const wrong = getSubjects().flatMap(({ slug, covers }) => {
      const languages = languagesOf([slug, ...covers], level)
      const search = { ...WORLD.untouched, level, taught: 'english' as const, ...withSubjects([[slug]]) }
      const { found, unknown } = WORLD.split(rows, { search })
      const [yes, open] = [found, unknown].map((some) => new Set(some.map(({ id }) => id)))
      return rows.flatMap(({ id, english, otherLanguage }) => {
        const stated = languages.get(id) ?? new Set()
        const isEnglish = english.includes(level) || stated.has('en')
        const isRight = yes?.has(id)
          ? isEnglish
          : open?.has(id)
            ? !isEnglish
            : otherLanguage.includes(level) || (stated.size > 0 && !stated.has('en') && !stated.has(null))
        return isRight ? [] : `${id}: ${slug}, ${level}`
      })
    })
    expect(wrong).toEqual([])
  },
)

test('a typed subject is asked for in English', () => {
  const found = (search: string) =>
    searchUniversities({ ...WORLD.untouched, level: 'master', search }, testTaught)
  const { understood, total, also = 0, notKnown } = found('nursing in english in the netherlands')
  expect(understood?.parts.map(({ label }) => label)).toContain('Subject taught in English')
  expect(total - also).toBe(0)
  expect(total + (notKnown?.total ?? 0)).toBeGreaterThan(0)
})
