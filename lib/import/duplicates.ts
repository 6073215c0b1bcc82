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
    bare: bare && inCountry(bare),
    starts: words.map((_, at) => inCountry(words.slice(0, at + 1).join(' '))),
  }
})

type Found = { twin: Twin; names: readonly string[] }

/** The university whose short form stands in brackets, where the names share a word too: "(UM)" is the short form of several. */
function byShortForm(
  shorts: ReadonlyMap<string, readonly Found[]>,
  { name, countryCode }: Identity,
): Twin | null {
  const words = new Set(tellingWords(name))
  const found = nameForms(name).short.flatMap((short) => shorts.get(`${countryCode} ${short}`) ?? [])
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
  known: readonly KnownUniversity[],
): (Twin | null)[] {
  const twins = new Map<string, Twin>()
  const shorts = new Map<string, Found[]>()
  const sharing = new Map<string, number>()
  for (const one of known)
    for (const start of twinKeys(one).starts) sharing.set(start, (sharing.get(start) ?? 0) + 1)
  const remember = (keys: readonly string[], twin: Twin) => {
    for (const key of keys) if (!twins.has(key)) twins.set(key, twin)
  }
  for (const kind of ['added', 'catalogue'] as const) {
    const own = known.filter((one) => one.kind === kind)
    for (const one of own) remember(twinKeys(one).own, { kind, id: one.id, name: one.name })
    for (const one of own) {
      const twin = { kind, id: one.id, name: one.name }
      const { others, bare } = twinKeys(one)
      remember(bare && sharing.get(bare) === 1 ? [...others, bare] : others, twin)
      for (const key of twinKeys(one).short)
        shorts.set(key, [...(shorts.get(key) ?? []), { twin, names: [one.name, ...one.otherNames] }])
    }
  }
  return rows.map(({ at, line, record }) => {
    const { own } = twinKeys(record)
    const found = own.flatMap((key) => twins.get(key) ?? [])[0] ?? byShortForm(shorts, record)
    remember(own, { kind: 'file', at, line, name: record.name })
    return found
  })
}
