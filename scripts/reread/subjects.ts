import type { Change } from '../../lib/corrections/patch'
import { foldText } from '../../lib/scraper/shared/proof/fold-text'
import { readNumbers } from '../../lib/scraper/shared/proof/read-numbers'
import { formatCount, monthName } from '../../lib/text/format'
import { isObject } from '../../lib/text/is-object'
import type { Scholarship } from '../../lib/scholarships/record/schema'
import { closingDates, compareDates } from './closing-dates'
import { newerSums, type OwnSum } from './sums'

type Path = Change['path']
type Judged =
  | { state: 'same' }
  | { state: 'unclear'; what: string }
  | { state: 'changed'; values: Pick<Change, 'path' | 'from' | 'to'>[]; why: string; words: string }

/** A record that names pages, and what its pages have to say. */
export type Subject = {
  file: string
  name: string
  /**
   * `mayGo`: the record is whole without it, and nothing rests on it. `instead`: what it may lead to where its page is gone,
   * the best first.
   */
  addresses: { path: Path; url: string; mayGo?: true; instead?: string[] }[]
  /** The days on which pages were read, as the record has them. Left out where a row has none of its own. */
  days?: { path: Path; url: string; checkedOn: string; isLive: boolean }[]
  /** What the texts of its pages say of its facts. Null where only the addresses are looked at. */
  judge: ((texts: readonly string[]) => Judged) | null
}

/** Every address below a value, with the keys that lead to it. */
export function addressesIn(value: unknown, path: Path): Subject['addresses'] {
  if (typeof value === 'string') return /^https:\/\/\S+$/.test(value) ? [{ path, url: value }] : []
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, at) =>
      addressesIn(each, [...path, isObject(each) && typeof each.id === 'string' ? each.id : at]),
    )
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, each]) => addressesIn(each, [...path, key]))
}

const dayWords = ({ day, month, year }: { day: number | null; month: number; year: number | null }) =>
  [day, monthName(month), year].filter(Boolean).join(' ')

/** Whether a page has most of the longer words of a name. The front page of a provider is not about one award of it. */
function isAbout(text: string, name: string): boolean {
  const words = foldText(name).match(/\p{L}{4,}/gu) ?? []
  const page = foldText(text)
  return words.filter((word) => page.includes(word)).length * 3 >= words.length * 2
}

/** An award: its last days to apply. */
export function awardSubject(file: string, award: Scholarship): Subject {
  const { id, name, sources, link, editorial } = award
  // Every award leads to a page: another one of it, or the first one of the same site.
  const insteadOf = (gone: string) =>
    [...sources.flatMap(({ url }) => url ?? []), new URL('/', gone).href].filter((url) => url !== gone)
  const ours = award.deadlines.flatMap((deadline, at) =>
    deadline.day === null ? [] : [{ ...deadline, day: deadline.day, at }],
  )
  const judge: Subject['judge'] = (texts) => {
    const found = texts.flatMap((text) => (isAbout(text, name) ? closingDates(text) : []))
    const compared = compareDates(ours, found)
    if (compared.state === 'same') return compared
    // A date with a note is one of a place or a level, and a page's only date need not be for it.
    if (compared.state === 'unclear' || compared.ours.note !== null || award.deadlineNote !== null) {
      const pages = found.length > 0 ? `the page has ${found.map(dayWords).join(', ')}` : 'the page has none'
      return { state: 'unclear', what: `last day to apply ${ours.map(dayWords).join(', ')}; ${pages}` }
    }
    const { ours: own, theirs } = compared
    const held = award.deadlines[own.at]
    // The keys that the file leaves out stay out.
    const known = Object.fromEntries(Object.entries(held ?? {}).filter(([, each]) => each !== null))
    const year: Record<string, number | null> = own.year === null ? {} : { year: theirs.year }
    const to = { ...known, month: theirs.month, day: theirs.day, ...year }
    const path = [id, 'deadlines', own.at]
    const why = `Last day to apply: ${dayWords(own)} → ${dayWords({ ...theirs, ...(own.year === null && { year: null }) })}.`
    return { state: 'changed', values: [{ path, from: known, to }], why, words: theirs.words }
  }
  return {
    file,
    name,
    addresses: [
      ...[
        ...addressesIn(link, [id, 'link']),
        ...addressesIn(editorial?.checkAt, [id, 'editorial', 'checkAt']),
      ].map((each) => ({ ...each, instead: insteadOf(each.url) })),
      ...sources.flatMap(({ url }, at) =>
        addressesIn(url, [id, 'sources', at, 'url']).map((each) => ({ ...each, mayGo: true as const })),
      ),
    ],
    days: sources.flatMap(({ url, checkedOn, isLive }, at) =>
      url ? [{ path: [id, 'sources', at], url, checkedOn, isLive: isLive === true }] : [],
    ),
    judge: ours.length > 0 ? judge : null,
  }
}

/** A university: its own pages and those of its sources. The page of a source may go, as the work that it is in stays. */
export function universitySubject(file: string, { id, name, ...row }: Record<string, unknown>): Subject {
  const addresses = addressesIn(row, [String(id)]).map((each) =>
    each.path[1] === 'sources' ? { ...each, mayGo: true as const } : each,
  )
  return { file, name: String(name), addresses, judge: null }
}

const SUMS = ['min', 'max', 'amount', 'sum']
/** The keys that say for which year the sums of a row hold. */
const YEARS = ['validFor', 'asOf']

type Place = { path: Path; owner: Record<string, unknown> }
type PlacedSum = OwnSum & { places: Path[] }

/** Every object in a row, with the keys that lead to it. */
function objectsIn(value: unknown, path: Path): Place[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown, at) => objectsIn(each, [...path, at]))
  if (!isObject(value)) return []
  const below = Object.entries(value).flatMap(([key, each]) => objectsIn(each, [...path, key]))
  return [{ path, owner: value }, ...below]
}

/** The sums of a row that are large enough not to be found by chance, each once with all its places. */
function sumsIn(row: Record<string, unknown>, path: Path): PlacedSum[] {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  const sums = new Map<string, PlacedSum>()
  for (const { path: at, owner } of objectsIn(row, path)) {
    const [currency, level, status] = [
      owner.currency,
      owner.level ?? row.level,
      owner.status ?? row.status,
    ].map(text)
    for (const key of SUMS) {
      const sum = owner[key]
      if (typeof sum !== 'number' || sum < 100) continue
      const known = sums.get(`${sum} ${currency}`)
      if (known) known.places.push([...at, key])
      else
        sums.set(`${sum} ${currency}`, {
          ...{ sum, currency: currency ?? '', level: level ?? null, status: status ?? null },
          places: [[...at, key]],
        })
    }
  }
  return [...sums.values()]
}

/** The one year that a row holds for, and where it stands; null where it has none, several, or more than a year. */
function yearOf(row: Record<string, unknown>, path: Path): { place: Path; year: string } | null {
  const years = objectsIn(row, path).flatMap(({ path: at, owner }) =>
    YEARS.flatMap((key) => {
      const year = owner[key]
      return typeof year === 'string' ? [{ place: [...at, key], year }] : []
    }),
  )
  const [only, ...others] = years
  return only && others.length === 0 && /^20\d\d(\/\d\d)?$/.test(only.year) ? only : null
}

/**
 * The sum that took the place of the only one that its pages no longer name: theirs is the only like one there, and the page
 * says for which year. What is known of one year is never said of another.
 */
function replacement(
  missing: PlacedSum,
  year: ReturnType<typeof yearOf>,
  texts: readonly string[],
): Extract<Judged, { state: 'changed' }> | null {
  if (missing.currency === '' || year === null) return null
  const found = texts.flatMap((text) => newerSums(text, missing))
  const [first] = found
  if (!first?.year || new Set(found.map(({ sum }) => sum)).size !== 1 || first.year < year.year) return null
  const { sum, words } = first
  const ofSum = missing.places.map((path) => ({ path, from: missing.sum, to: sum }))
  const ofYear = first.year === year.year ? [] : [{ path: year.place, from: year.year, to: first.year }]
  const why = `${missing.currency} ${formatCount(missing.sum)}, ${year.year} → ${formatCount(sum)}, ${first.year}.`
  return { state: 'changed', values: [...ofSum, ...ofYear], why, words }
}

/** What a row is about, and whose it is: a topic alone is one of many countries and universities. */
function nameOfRow(row: Record<string, unknown>, path: Path, title: string | null): string {
  const told = isObject(row.rule) ? { ...row.rule, ...row } : row
  const firstOf = (...values: unknown[]) => values.find((each) => typeof each === 'string')
  const what = firstOf(title, told.name, told.topic, told.what, told.id)
  const whose = firstOf(told.university, told.country)
  const level = told.level === 'all' ? null : firstOf(told.level)
  return [what ?? (whose ? null : path.join(' ')), whose, level].filter(Boolean).join(', ')
}

/**
 * A rule or a programme: whether its name and its sums still stand on its page, and where one sum doesn't, the one that took
 * its place. What a program can't tell is for a person to say.
 */
export function rowSubject(
  file: string,
  path: Path,
  row: Record<string, unknown>,
  title: string | null,
): Subject {
  const addresses = addressesIn(row, path)
  const sums = sumsIn(row, path)
  const year = yearOf(row, path)
  const isPage = addresses.some(({ url }) => new URL(url).pathname.length > 1)
  const judge: Subject['judge'] = (texts) => {
    const numbers = new Set(texts.flatMap(readNumbers))
    const missing = sums.filter(({ sum }) => !numbers.has(sum))
    const isNamed = title === null || texts.some((text) => foldText(text).includes(foldText(title)))
    if (isNamed && missing.length === 0) return { state: 'same' }
    const [first] = missing
    const changed = isNamed && first && missing.length === 1 ? replacement(first, year, texts) : null
    const what = [...(isNamed ? [] : [`“${title}”`]), ...missing.map(({ sum }) => String(sum))].join(', ')
    return changed ?? { state: 'unclear', what }
  }
  return {
    file,
    name: nameOfRow(row, path, title),
    addresses,
    judge: isPage && (sums.length > 0 || title !== null) ? judge : null,
  }
}
