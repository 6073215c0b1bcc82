import { getEveryCountry } from '@/lib/places/queries'
import { understand } from '@/lib/search-words/understand'
import { normaliseText } from '@/lib/text/normalise-text'
import { testTaught } from '@/lib/programmes/taught/queries'
import { PROGRAMMES } from '@/lib/programmes/list'
import { listProgrammes } from '@/lib/programmes/search/queries'
import { resolveSearch } from '@/lib/programmes/start/queries'
import { WORLD } from '@/lib/universities/list'
import { getRows, getVocabulary } from '@/lib/universities/queries'
import { meanWorld } from '@/lib/universities/text-meaning'

const given = { vocabulary: getVocabulary(), rows: getRows(), testTaught }
const named = getEveryCountry().flatMap(({ code, name, aliases = [] }) =>
  [name, ...aliases].map((one) => ({ code, typed: one, key: normaliseText(one) })),
)

const findUniversities = (typed: string) =>
  WORLD.filter(given.rows, meanWorld(WORLD.parse({ search: typed }), given))

const findProgrammes = (typed: string) =>
  listProgrammes(resolveSearch(PROGRAMMES.parse({ search: typed }))).rows.map(({ university }) => university)

it.each(['nursing', 'law'])(
  'reads the exact name of each country before "%s" as that one and no other',
  (subject) => {
    const wrong = named.flatMap(({ code, typed }) => {
      const { parts, rest } = understand(`${typed} ${subject}`, getVocabulary())
      const where = parts.flatMap(({ kind, value }) => (kind === 'subject' ? [] : [`${kind} ${value}`]))
      // Both countries of that name are meant by "Congo".
      const isRead = where.length === 1 && /^(country|place) /.test(where[0] ?? '') && rest === ''
      const isOwn = isRead && (where[0]?.startsWith('place ') || where[0]?.slice(8).split(',').includes(code))
      return isOwn ? [] : [`${typed}: ${[...where, rest].join('|')}`]
    })
    expect(wrong).toEqual([])
  },
)

it('reads each country as where somebody comes from', () => {
  const wrong = named.flatMap(({ code, typed }) => {
    const { origin } = understand(`scholarships for students from ${typed}`, getVocabulary()).filters
    return origin === code ? [] : [`${typed}: ${origin}`]
  })
  // "Congo" is of two.
  expect(wrong.filter((one) => !one.startsWith('Congo'))).toEqual([])
})

it('takes a state that is named with its country for no namesake', () => {
  const found = findUniversities('georgia usa law')
  expect(found.length).toBeGreaterThan(2)
  expect(found.every(({ countryCode }) => countryCode === 'us')).toBe(true)
})

it('finds for the name of a country and a subject nothing in another country whose name contains it', () => {
  const wrong = named.flatMap(({ code, typed, key }) => {
    const isNamesake = ({ countryCode, country, nation }: (typeof given.rows)[number]) =>
      countryCode !== code && normaliseText(`${country} ${nation ?? ''}`).includes(key)
    const isPossible = given.rows.some(isNamesake)
    const found = isPossible
      ? ['nursing', 'law', 'medicine', 'business'].flatMap((subject) => [
          ...findUniversities(`${typed} ${subject}`),
          ...findProgrammes(`${typed} ${subject}`),
        ])
      : []
    // Both countries of that name are meant by "Congo".
    const { countries } = understand(`${typed} law`, getVocabulary()).filters
    return found
      .filter((row) => isNamesake(row) && !countries.includes(row.countryCode))
      .map(({ name, country }) => `${typed}: ${name}, ${country}`)
  })
  expect([...new Set(wrong)]).toEqual([])
})
