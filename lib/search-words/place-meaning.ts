import type { Span } from './cut'
import type { Meaning, Where } from './meaning'
import type { Scanned } from './scan'
import type { Vocabulary } from './vocabulary'

const KINDS: ReadonlySet<Meaning['kind']> = new Set(['country', 'nation', 'region', 'place'])

/** Whether a meaning says where something is to be. */
export const isWhereKind = (kind: Meaning['kind'] | 'text') => KINDS.has(kind as Meaning['kind'])

type WhereMeaning = { kind: 'country' | 'nation' | 'region' | 'place'; value: string }

/** The places that the value of a `not` excludes. */
export const excludedBy = (value: string): WhereMeaning[] =>
  value.split('|').map((one) => {
    const [kind = '', ...words] = one.split(' ')
    return { kind: kind as WhereMeaning['kind'], value: words.join(' ') }
  })

const JOINERS: ReadonlySet<string> = new Set(['or', 'and', 'vs', 'versus'])

function toWhere(meanings: readonly Meaning[]): Where {
  const valuesOf = (wanted: Meaning['kind']) => [
    ...new Set(meanings.flatMap(({ kind, value }) => (kind === wanted ? [value] : []))),
  ]
  return {
    countries: [...new Set(valuesOf('country').flatMap((codes) => codes.split(',')))],
    regions: valuesOf('region'),
    nations: valuesOf('nation'),
    places: valuesOf('place'),
  }
}

type WhereKind = 'country' | 'region' | 'place'

/** What a `Where` names. Nations of the United Kingdom count as countries. */
function kindsOf({ countries, regions, nations, places }: Where): WhereKind[] {
  const kinds: WhereKind[] = []
  if (countries[0] || nations[0]) kinds.push('country')
  if (regions[0]) kinds.push('region')
  if (places[0]) kinds.push('place')
  return kinds
}

/** A place right after one that it may be in, or that may be in it, narrows that one: "paris texas" asks for both. */
function withNarrowed(
  before: readonly Meaning[],
  found: readonly Meaning[],
  isWithin: Vocabulary['isWithin'],
): Meaning[] {
  const [last, first] = [before.at(-1), found[0]]
  return last?.kind === 'place' &&
    first?.kind === 'place' &&
    isWithin(last.value.split(', ').at(-1) ?? '', first.value)
    ? [...before.slice(0, -1), { kind: 'place', value: `${last.value}, ${first.value}` }, ...found.slice(1)]
    : [...before, ...found]
}

/**
 * Where a text wants something to be: one `Where` of which all holds together, or several of which any will do. What "or"
 * or "and" joins widens, and so does a country beside a region that it is not in; else one narrows the other: "Berlin,
 * Germany".
 */
export function whereOf(
  spans: readonly Span[],
  words: Scanned['words'],
  { regionOf, isWithin }: Pick<Vocabulary, 'regionOf' | 'isWithin'>,
): readonly Where[] {
  const groups: Meaning[][] = []
  let end = 0
  for (const { from, to, meanings } of spans) {
    const found = meanings.filter(({ kind }) => isWhereKind(kind))
    const isFirst = !groups[0] || (end > 0 && words.slice(end, from).some((word) => JOINERS.has(word)))
    end = 0
    if (!found[0]) continue
    if (isFirst) groups.push([])
    groups.push(withNarrowed(groups.pop() ?? [], found, isWithin))
    end = to
  }
  const any = groups.map(toWhere).flatMap((one): Where[] => {
    const { countries, regions } = one
    const isIn = (code: string) => regions.includes(regionOf.get(code) ?? regions[0] ?? '')
    return !regions[0] || countries.every(isIn)
      ? [one]
      : [
          { ...one, regions: [] },
          { ...toWhere([]), regions },
        ]
  })
  const kinds = any.map(kindsOf)
  const isOneKind = kinds.every((one) => one.length === 1 && one[0] === kinds[0]?.[0])
  // "London or Leeds, UK": the country of the last place is that of all.
  const isShared = kinds.every(
    (one, at) => one.includes('place') && (one.length === 1 || at === kinds.length - 1),
  )
  return isOneKind || isShared ? [toWhere(groups.flat())] : any
}
