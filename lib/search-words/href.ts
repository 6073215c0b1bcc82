import { DEGREE_OF_LEVEL } from '../facts/vocabulary'
import { isAside, type Filters, type Part, type StudyLevel, type Understood } from './meaning'

/** What a list makes of a part: a filter or a test, words to look for as they stand, or nothing. */
type Use = (part: Part) => 'filter' | 'words' | null

/** A list that a typed text leads to. `what` is the kind of things that are listed there. */
type Destination = { what: 'programmes' | 'scholarships' | 'universities'; href: string; useOf: Use }

const queryOf = (entries: Readonly<Record<string, string | number | null | undefined>>) => {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(entries))
    if (value !== null && value !== undefined && value !== '') params.set(key, String(value))
  const query = params.toString().replace(/%2C/g, ',')
  return query && `?${query}`
}

/**
 * What a list has no parameter for, as a text that the list reads in its turn, so that nothing is dropped. What "or" joins
 * stays together: "Canada or Europe", "masters or PhD".
 */
function remaining({ filters, parts, rest }: Understood, isAsked: (part: Part) => boolean): string {
  const places = filters.places.join(' or ')
  const words = parts
    .filter(
      (part) => part.kind !== 'text' && part.kind !== 'page' && (isJoined(part, parts) || !isAsked(part)),
    )
    .map((part) => (part.kind === 'place' && !part.isEither ? places : wordsOf(part)))
  return [...new Set([...words, rest])].filter(Boolean).join(' ')
}

/** Words that mean the part without the others too: "english" alone is a subject, "nepal" where one studies. */
function wordsOf({ kind, value, words }: Part): string {
  if (kind === 'language' && value === 'en') return 'in English'
  if (kind === 'origin' && !/^(from|for|as|i) /i.test(words)) return `from ${words}`
  return words
}

/** Whether a part is one of several that no parameter can say together. */
const isJoined = ({ kind, isEither }: Part, parts: readonly Part[]) =>
  Boolean(isEither) || parts.some((other) => other.kind === kind && other.isExtra)

/** A value that a parameter can say; null where the text says several of its kind. */
const alone = <Value>(kind: Part['kind'], value: Value, { parts }: Understood) =>
  parts.some((other) => other.kind === kind && other.isExtra) ? null : value

/** "50%" of an award: without the word for the award it would be read as a grade. */
const isShare = ({ kind, value }: Part) => kind === 'said' && /^[\d.]+%$/.test(value)

/** The countries that a list is filtered by. The United Kingdom is not among them where its nations are asked for, in words. */
const countriesOf = ({ countries, nations }: Filters) =>
  countries
    .filter((code) => nations.length === 0 || code !== 'gb')
    .slice(0, 20)
    .join()

/** The languages that the list of programmes can be filtered by, ISO 639-1. */
export const PROGRAMME_LANGUAGES: readonly string[] = ['en', 'fr', 'es', 'de', 'tr', 'ja', 'pt', 'ar', 'ru']

const IN_PROGRAMMES: ReadonlySet<Part['kind']> = new Set([
  ...(['level', 'country', 'region', 'fee', 'sort', 'mode', 'length'] as const),
])

/** Kinds that the list of programmes reads in its text. */
const READ_BY_PROGRAMMES: ReadonlySet<Part['kind']> = new Set([
  ...(['nation', 'place', 'not', 'rank', 'sector', 'text'] as const),
])

const isOfProgrammes = ({ kind }: Part) => kind === 'mode' || kind === 'length'

/**
 * The programmes that a text asks for; null where it names no subject, nor how or how long one studies.
 * @param chosen the level where it names none
 */
function programmesOf(understood: Understood, chosen: StudyLevel | null): Omit<Destination, 'what'> | null {
  const { filters, parts } = understood
  const { subjects, region, fee, languages, sort } = filters
  const [subject] = subjects
  if (!subject && !parts.some(isOfProgrammes)) return null
  const named = understood.filters.level
  const level = named ? alone('level', named, understood) : chosen
  const test = alone('test', understood.filters.test, understood)
  const taught = languages.filter((language) => PROGRAMME_LANGUAGES.includes(language))
  const ielts = test?.id === 'ielts' && test.score >= LEAST_IELTS ? test.score.toFixed(1) : null
  const isAsked = ({ kind, value }: Part) =>
    IN_PROGRAMMES.has(kind) ||
    (kind === 'subject' && value === subject) ||
    (kind === 'language' && taught.includes(value)) ||
    (kind === 'test' && ielts !== null)
  const valuesOf = (wanted: Part['kind']) =>
    [...new Set(parts.flatMap(({ kind, value }) => (kind === wanted ? [value] : [])))].sort()
  const href = `/programmes${queryOf({
    subject,
    search: remaining(understood, isAsked),
    level,
    country: countriesOf(understood.filters),
    region,
    feeMin: fee?.min,
    feeMax: fee?.max,
    currency: fee && fee.currency !== 'USD' ? fee.currency : null,
    language: taught.sort().join(),
    mode: valuesOf('mode').join(),
    length: valuesOf('length').join(),
    ielts,
    sort: sort && 'fee',
  })}`
  const useOf: Use = (part) => {
    if (isAsked(part) || READ_BY_PROGRAMMES.has(part.kind)) return 'filter'
    // Of other subjects and languages it looks for the words.
    return part.kind === 'subject' || part.kind === 'language' ? 'words' : null
  }
  return { href, useOf }
}

/** The lowest score that the list of programmes can be filtered by. */
const LEAST_IELTS = 5

const IN_SCHOLARSHIPS: ReadonlySet<Part['kind']> = new Set(['level', 'country', 'funding'])

/** Kinds that the list of scholarships reads in its text. */
const READ_BY_SCHOLARSHIPS: ReadonlySet<Part['kind']> = new Set([
  ...(['subject', 'nation', 'region', 'place', 'not', 'language', 'origin', 'page', 'text'] as const),
])

function scholarshipsOf(understood: Understood): Omit<Destination, 'what'> {
  const { funding } = understood.filters
  const level = alone('level', understood.filters.level, understood)
  const origin = alone('origin', understood.filters.origin, understood)
  const hasShare = understood.parts.some(isShare)
  const isAsked = ({ kind, value }: Part) =>
    kind === 'origin' ? isNationality(value) : IN_SCHOLARSHIPS.has(kind) && !(hasShare && kind === 'funding')
  const href = `/scholarships${queryOf({
    tab: 'browse',
    search: remaining(understood, isAsked),
    nationality: origin && isNationality(origin) ? origin : null,
    host: countriesOf(understood.filters),
    degree: level && DEGREE_OF_LEVEL[level],
    funding: funding === 'full' ? 'full' : null,
  })}`
  const useOf: Use = (part) => {
    if (IN_SCHOLARSHIPS.has(part.kind) || READ_BY_SCHOLARSHIPS.has(part.kind)) return 'filter'
    return isAside(part) ? 'words' : null
  }
  return { href, useOf }
}

/** A country's code. People may also come from a region. */
const isNationality = (origin: string) => origin.length === 2

/** Kinds that narrow the list of universities. */
const NARROWS_UNIVERSITIES: ReadonlySet<Part['kind']> = new Set([
  ...(['subject', 'country', 'region', 'nation', 'place', 'not', 'sector', 'fee', 'rank'] as const),
])

/** The universities that a text asks for. The list reads the whole text. */
function universitiesOf(text: string, understood: Understood, chosen: StudyLevel | null): Destination {
  const level = understood.filters.level ? null : chosen
  const useOf: Use = ({ kind, value }) =>
    NARROWS_UNIVERSITIES.has(kind) ||
    ['level', 'text'].includes(kind) ||
    (kind === 'language' && value === 'en')
      ? 'filter'
      : null
  return { what: 'universities', href: `/universities${queryOf({ search: text.trim(), level })}`, useOf }
}

/**
 * The lists that an understood text leads to, the best first: awards where it asks for one, programmes where it names a
 * subject, and universities where it narrows them, or leads nowhere else.
 * @param chosen the visitor's level, which counts where the text names none
 */
export function destinationsOf(
  text: string,
  understood: Understood,
  chosen: StudyLevel | null = null,
): Destination[] {
  const isAward = ({ kind, value }: Part) => kind === 'page' && value.startsWith('/scholarships')
  const isOfAwards = understood.filters.funding !== null || understood.parts.some(isAward)
  const programmes = programmesOf(understood, chosen)
  const others: Destination[] = [
    ...(isOfAwards ? [{ what: 'scholarships' as const, ...scholarshipsOf(understood) }] : []),
    ...(programmes ? [{ what: 'programmes' as const, ...programmes }] : []),
  ]
  const isNarrowed = understood.parts.some(({ kind }) => NARROWS_UNIVERSITIES.has(kind))
  return isNarrowed || others.length === 0 ? [...others, universitiesOf(text, understood, chosen)] : others
}
