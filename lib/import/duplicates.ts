import { oncePerObject } from '../once-per-object'
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

type Keys = {
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
 * By which names and sites a row or a university is compared. Rows and known universities are compared again with each choice
 * of the visitor, and for the whole catalogue it takes long.
 */
export const twinKeys = oncePerObject((identity: Identity): Keys => {
  const { name, countryCode, website, otherNames = [], city: location } = identity
  const city = plainName(location?.split(',')[0] ?? '')
  const whole = plainName(name)
  const inCountry = (form: string) => `${countryCode} ${form}`
  const bare = withoutCity(whole, city)
  const words = whole.split(' ')
  const site = website ? [`web ${websiteKey(website.replace(HOME, ''))}`] : []
  return {
    own: [...site, ...formsOf(countryCode, [name])],
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

/** Known universities by what they are compared by. */
type TwinIndex = {
  own: Map<string, Twin>
  others: Map<string, Twin>
  bare: Map<string, Twin>
  shorts: Map<string, Found[]>
  /** How many have a beginning. */
  starts: Map<string, number>
}

function indexOf(known: readonly KnownUniversity[]): TwinIndex {
  const index: TwinIndex = {
    own: new Map(),
    others: new Map(),
    bare: new Map(),
    shorts: new Map(),
    starts: new Map(),
  }
  for (const one of known) {
    const { kind, id, name, otherNames } = one
    const { own, others, short, bare, starts } = twinKeys(one)
    const twin = { kind, id, name }
    const remember = (keys: readonly string[], twins: Map<string, Twin>) => {
      for (const key of keys) if (!twins.has(key)) twins.set(key, twin)
    }
    remember(own, index.own)
    remember(others, index.others)
    if (bare) remember([bare], index.bare)
    for (const start of starts) index.starts.set(start, (index.starts.get(start) ?? 0) + 1)
    const found = { twin, names: [name, ...otherNames] }
    for (const key of short) index.shorts.set(key, [...(index.shorts.get(key) ?? []), found])
  }
  return index
}

const catalogueIndex = oncePerObject(indexOf)

/** The university whose short form stands in brackets, where the names share a word too: "(UM)" is the short form of several. */
function byShortForm(indexes: readonly TwinIndex[], row: Identity): Twin | null {
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
  const indexes = [indexOf(added), catalogueIndex(catalogue)]
  const earlier = new Map<string, Twin>()
  const isAlone = (start: string) =>
    indexes.reduce((sharing, { starts }) => sharing + (starts.get(start) ?? 0), 0) === 1
  const twinBy = (key: string): Twin | null => {
    for (const { own, others, bare } of indexes) {
      const twin = own.get(key) ?? others.get(key) ?? (isAlone(key) && bare.get(key))
      if (twin) return twin
    }
    return earlier.get(key) ?? null
  }
  return rows.map(({ at, line, record }) => {
    const { own } = twinKeys(record)
    const found = own.flatMap((key) => twinBy(key) ?? [])[0] ?? byShortForm(indexes, record)
    for (const key of own)
      if (!earlier.has(key)) earlier.set(key, { kind: 'file', at, line, name: record.name })
    return found
  })
}
