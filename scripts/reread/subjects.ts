import type { Change } from '../../lib/corrections/patch'
import { foldText } from '../../lib/scraper/shared/proof/fold-text'
import { readNumbers } from '../../lib/scraper/shared/proof/read-numbers'
import { monthName } from '../../lib/text/format'
import { isObject } from '../../lib/text/is-object'
import type { ScholarshipRecord } from '../../lib/scholarships/record/schema'
import { closingDates, compareDates } from './closing-dates'

type Path = Change['path']
type Judged =
  | { state: 'same' }
  | { state: 'unclear'; what: string }
  | ({ state: 'changed' } & Pick<Change, 'path' | 'from' | 'to' | 'why'> & { words: string })

/** A record that names pages, and what its pages have to say. */
export type Subject = {
  file: string
  name: string
  addresses: { path: Path; url: string }[]
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
export function awardSubject(file: string, award: ScholarshipRecord): Subject {
  const { id, name, sources, link } = award
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
    return { state: 'changed', path, from: known, to, why, words: theirs.words }
  }
  return {
    file,
    name,
    addresses: [
      ...addressesIn(link, [id, 'link']),
      ...sources.flatMap(({ url }, at) => addressesIn(url, [id, 'sources', at, 'url'])),
    ],
    judge: ours.length > 0 ? judge : null,
  }
}

const SUMS = ['min', 'max', 'amount', 'sum']

/** The sums of a rule that are large enough not to be found by chance. */
function sumsIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') return SUMS.includes(key) && value >= 100 ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each: unknown) => sumsIn(each))
  return isObject(value) ? Object.entries(value).flatMap(([name, each]) => sumsIn(each, name)) : []
}

/**
 * A rule or a programme: whether its name and its sums still stand on its page. What replaces one that does not is for a
 * person to say.
 */
export function rowSubject(
  file: string,
  path: Path,
  row: Record<string, unknown>,
  title: string | null,
): Subject {
  const addresses = addressesIn(row, path)
  const sums = [...new Set(sumsIn(row))]
  const isPage = addresses.some(({ url }) => new URL(url).pathname.length > 1)
  const judge: Subject['judge'] = (texts) => {
    const numbers = new Set(texts.flatMap(readNumbers))
    const missing = sums.filter((sum) => !numbers.has(sum)).map(String)
    const isNamed = title === null || texts.some((text) => foldText(text).includes(foldText(title)))
    const what = [...(isNamed ? [] : [`“${title}”`]), ...missing].join(', ')
    return what ? { state: 'unclear', what } : { state: 'same' }
  }
  const name =
    title ?? [row.name, row.topic, row.country, row.university].find((each) => typeof each === 'string')
  return {
    file,
    name: String(name ?? path.join(' ')),
    addresses,
    judge: isPage && (sums.length > 0 || title !== null) ? judge : null,
  }
}
