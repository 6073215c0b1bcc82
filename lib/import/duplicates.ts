import { oncePerObject } from '../once-per-object'
import type { Steps } from '../steps'
import { groupBy } from '../text/group-by'
import { websiteKey } from '../text/web-address'
import { nameForms, plainName } from './name-keys'
import type { AddedRecord } from './schema'
import type { RowPlace } from './validate'

/** A university that exists already, and that a new one may be a repeat of. */
export type KnownUniversity = {
  kind: 'catalogue' | 'added'
  id: string
  name: string
  /** Its local name, short forms and earlier names. */
  otherNames: readonly string[]
  countryCode: string
  website: string | null
  /** City, or city and state; null where it is not known. */
  city: string | null
}

/** The university that a row repeats: a known one, or an earlier row of the same file. */
export type Twin =
  | { kind: KnownUniversity['kind']; id: string; name: string }
  | { kind: 'file'; at: number; line: number; name: string }

type Identity = Pick<AddedRecord, 'name' | 'countryCode' | 'website'> &
  Partial<Pick<KnownUniversity, 'otherNames' | 'city'>>

/** The start of a site, in whatever language. A deeper path may be another university. */
const HOME = /\/(?:[a-z]{2}(?:-[a-z]{2})?|home|main|index\.\w+)\/?$/i

const formsOf = (countryCode: string, names: readonly string[]) =>
  names.flatMap((name) => nameForms(name).names.map((form) => `${countryCode} ${form}`))

const TELLING = 4
const GENERAL = new Set(
  'university universidad universite universitat universita universidade universiteit college institute technology national state'.split(
    ' ',
  ),
)
const isTelling = (word: string) => word.length >= TELLING && !GENERAL.has(word)
const tellingWords = (name: string) => plainName(name).split(' ').filter(isTelling)

/** "Queen's University at Kingston": lists add the city to a name. Both are plain. */
const withCity = (name: string, city: string) =>
  city ? [`${name} at ${city}`, `${name} in ${city}`, `${name} ${city}`] : []

/** "Radboud University" of "Radboud University Nijmegen", where a name ends in its city; else null. Both are plain. */
function withoutCity(name: string, city: string): string | null {
  const bare = city && name.endsWith(` ${city}`) ? name.slice(0, -city.length - 1) : ''
  return bare.split(' ').some(isTelling) && !/ (of|de|di|in|at)$/.test(bare) ? bare : null
}

/** The website by which a row or a university is compared, or none. */
const siteKeys = oncePerObject(({ website }: Identity) =>
  website ? [websiteKey(website.replace(HOME, ''))] : [],
)

type Keys = {
  /** The forms of its name. */
  own: readonly string[]
  others: readonly string[]
  short: readonly string[]
  /** Short forms that stand in brackets behind the name. */
  inBrackets: readonly string[]
  /** The name without its city, which other campuses may share. */
  bare: string | null
  /** The beginnings of the name, word by word. */
  starts: readonly string[]
}
/**
 * By which names a row or a university is compared. Rows and known universities are compared again with each choice of the
 * visitor, and for the whole catalogue it takes long.
 */
const twinKeys = oncePerObject((identity: Identity): Keys => {
  const { name, countryCode, otherNames = [], city: location } = identity
  const city = plainName(location?.split(',')[0] ?? '')
  const whole = plainName(name)
  const inCountry = (form: string) => `${countryCode} ${form}`
  const bare = withoutCity(whole, city)
  const words = whole.split(' ')
  return {
    own: formsOf(countryCode, [name]),
    others: [...formsOf(countryCode, otherNames), ...withCity(whole, city).map(inCountry)],
    short: otherNames
      .filter((each) => !each.includes(' '))
      .map((each) => `${countryCode} ${plainName(each)}`),
    inBrackets: nameForms(name).short.map(inCountry),
    bare: bare && inCountry(bare),
    starts: words.map((_, at) => inCountry(words.slice(0, at + 1).join(' '))),
  }
})

type Found = { twin: Twin; names: readonly string[] }

/** Universities of one country by the names by which they are compared. */
type NameIndex = {
  own: Map<string, Twin>
  others: Map<string, Twin>
  bare: Map<string, Twin>
  shorts: Map<string, Found[]>
  /** How many have a beginning. */
  starts: Map<string, number>
}

const asTwin = ({ kind, id, name }: KnownUniversity): Twin => ({ kind, id, name })

/** The first with a key stands for it. */
function remember(keys: readonly string[], twin: Twin, twins: Map<string, Twin>) {
  for (const key of keys) if (!twins.has(key)) twins.set(key, twin)
}

const namesOf = oncePerObject((known: readonly KnownUniversity[]): NameIndex => {
  const index: NameIndex = {
    own: new Map(),
    others: new Map(),
    bare: new Map(),
    shorts: new Map(),
    starts: new Map(),
  }
  for (const one of known) {
    const { own, others, short, bare, starts } = twinKeys(one)
    const twin = asTwin(one)
    remember(own, twin, index.own)
    remember(others, twin, index.others)
    if (bare) remember([bare], twin, index.bare)
    for (const start of starts) index.starts.set(start, (index.starts.get(start) ?? 0) + 1)
    const found = { twin, names: [one.name, ...one.otherNames] }
    for (const key of short) index.shorts.set(key, [...(index.shorts.get(key) ?? []), found])
  }
  return index
})

/** Known universities by website, and those of each country. A country's names are not worked out before a row is of it. */
const placesOf = oncePerObject((known: readonly KnownUniversity[]) => {
  const sites = new Map<string, Twin>()
  for (const one of known) remember(siteKeys(one), asTwin(one), sites)
  return { sites, inCountry: groupBy(known, ({ countryCode }) => countryCode) }
})

const NONE: readonly KnownUniversity[] = []

/** What `findTwins` would work out at once: of some countries the names take a tenth of a second, and more on a phone. */
export function* prepareTwins(rows: readonly Identity[], catalogue: readonly KnownUniversity[]): Steps<void> {
  for (const one of catalogue) yield void siteKeys(one)
  const { inCountry } = placesOf(catalogue)
  for (const country of new Set(rows.map(({ countryCode }) => countryCode))) {
    const known = inCountry.get(country) ?? NONE
    for (const one of known) yield void twinKeys(one)
    yield void namesOf(known)
  }
  for (const row of rows) yield void twinKeys(row)
}

/** The university whose short form stands in brackets, where the names share a word too: "(UM)" is the short form of several. */
function byShortForm(indexes: readonly NameIndex[], row: Identity): Twin | null {
  const { inBrackets } = twinKeys(row)
  if (inBrackets.length === 0) return null
  const words = new Set(tellingWords(row.name))
  const found = inBrackets.flatMap((short) => indexes.flatMap(({ shorts }) => shorts.get(short) ?? []))
  const alike = found.filter(({ names }) =>
    names.some((each) => tellingWords(each).some((word) => words.has(word))),
  )
  const [only, ...others] = new Map(alike.map(({ twin }) => [twin.name, twin])).values()
  return only && others.length === 0 ? only : null
}

/**
 * The twin of each row, or null. A twin has the same website, or in the same country one of the same names, or the short
 * form in brackets and a word of the name. Where a row has several, a university that the visitor added comes before one
 * of the catalogue, and that before one of the file; its website and its own name come before other names.
 */
export function findTwins(
  rows: readonly (RowPlace & { record: Identity })[],
  catalogue: readonly KnownUniversity[],
  added: readonly KnownUniversity[] = [],
): (Twin | null)[] {
  const places = [placesOf(added), placesOf(catalogue)]
  const earlier = { sites: new Map<string, Twin>(), names: new Map<string, Twin>() }
  const bySite = (key: string) =>
    places.flatMap(({ sites }) => sites.get(key) ?? [])[0] ?? earlier.sites.get(key) ?? []
  const byName = (key: string, indexes: readonly NameIndex[]) => {
    const isAlone = indexes.reduce((sharing, { starts }) => sharing + (starts.get(key) ?? 0), 0) === 1
    const twins = indexes.flatMap(
      ({ own, others, bare }) =>
        own.get(key) ?? others.get(key) ?? (isAlone ? bare.get(key) : undefined) ?? [],
    )
    return twins[0] ?? earlier.names.get(key) ?? []
  }
  return rows.map(({ at, line, record }) => {
    const sites = siteKeys(record)
    const { own } = twinKeys(record)
    const indexes = places.map(({ inCountry }) => namesOf(inCountry.get(record.countryCode) ?? NONE))
    const found =
      sites.flatMap(bySite)[0] ??
      own.flatMap((key) => byName(key, indexes))[0] ??
      byShortForm(indexes, record)
    const self: Twin = { kind: 'file', at, line, name: record.name }
    remember(sites, self, earlier.sites)
    remember(own, self, earlier.names)
    return found
  })
}
