import type { Span } from './cut'
import { MEANT_LEVELS, type Meaning, type StudyLevel } from './meaning'
import { nameLength } from './names'
import { readTypedFee, readRank, readTest } from './numbers'
import { tokenise, type Token } from './tokens'
import { phraseKey, type Vocabulary } from './vocabulary'
import {
  BEFORE_ORIGIN,
  BEFORE_PLACES,
  FILLERS,
  LEVEL_WORDS,
  LIVING,
  NEGATIONS,
  ORDINARY_PLACES,
  PEOPLE,
  SURELY_BEFORE_ORIGIN,
} from './words'

const LEVEL_OF: ReadonlyMap<string, StudyLevel> = new Map(
  MEANT_LEVELS.flatMap((level) => LEVEL_WORDS[level].split(',').map((word) => [word, level] as const)),
)

/** Short forms that stand for a subject only after a level or "in": "pr" is permanent residence too, "qs" a ranking. */
const ONLY_BESIDE = new Set(['pr', 'qs'])

/** Words that stand for a subject only in capitals or right after a level or a preposition: "msc it". */
const ONLY_IN_CAPITALS = new Set(['it', 'ot', 'ir', 'pe', 'ag', 'ib', 'sen', 'lean', 'rn', 'ee'])

const ARTICLES = new Set(['a', 'an', 'the'])
/** Words for people that are no plural: "Vietnamese", "Pakistani". No country's name ends so. */
const PEOPLE_ENDING = /(ese|ian|ish|ani|ali|qi|e[ln]i|shi)$/
const OF_A_PLACE = /^(univ|colleg|degree|govern)/

/** A word that was typed as two: "bio medical engineering". Small words are no halves: "in der" Schweiz, "Nigeria no" IELTS. */
const joined = ([first = '', second = '', ...others]: readonly string[]) =>
  second === '' || FILLERS.has(first) || NEGATIONS.has(second) ? '' : phraseKey([first + second, ...others])

const homeOf = (meaning: Meaning) => ('home' in meaning ? meaning.home : undefined)

const asOrigin = (meaning: Meaning): Meaning => ({ kind: 'origin', value: homeOf(meaning) ?? meaning.value })

/** A phrase in its singular: "chemical sciences". Single words are put right by themselves. */
const singular = (key: string) => (/ .*s$/.test(key) ? key.slice(0, -1) : '')

export type Scanned = {
  tokens: readonly Token[]
  /** The words of the tokens, with typing errors put right. */
  words: readonly string[]
  /** The positions of words that are part of a university's name. */
  named: ReadonlySet<number>
  spans: Span[]
  /** Whether it has a phrase whose meaning the further names alone may know: "how to apply". */
  isUnsure: boolean
}

/** Cuts a text into runs that mean something, the longest first, and what lies between them. */
export function scan(text: string, vocabulary: Vocabulary): Scanned {
  const { phrases, longest, names, corrected, split, readSaid, readOrigin, isTelling, isPlace } = vocabulary
  const { currencies, moneyWord } = vocabulary
  const tokens = tokenise(text).flatMap(split)
  const words = tokens.map(({ word, kind }) => (kind === 'word' ? corrected(word) : word))
  const wordAt = (at: number) => words[at] ?? ''
  const named = new Set<number>()
  let isUnsure = false

  /** Whether a phrase may have a meaning where it stands. */
  const fits = ({ kind }: Meaning, from: number, to: number): boolean => {
    const before = wordAt(from - 1)
    const run = words.slice(from, to)
    if (kind === 'place')
      return BEFORE_PLACES.has(before) || !run.every((word) => ORDINARY_PLACES.has(word) || FILLERS.has(word))
    const short = run.join(' ')
    if (kind === 'subject' && (ONLY_IN_CAPITALS.has(short) || ONLY_BESIDE.has(short))) {
      const raw = ONLY_BESIDE.has(short) ? 'a' : (tokens[from]?.raw ?? '')
      return raw === raw.toUpperCase() || LEVEL_OF.has(before) || before === 'in'
    }
    // "Doctor of Pharmacy" is a title.
    if (kind === 'subject' && short === 'doctor' && wordAt(to) === 'of') return false
    // "Chinese language", "German studies": not the country.
    if (kind === 'country' && /^(language|studies)/.test(wordAt(to)))
      return !phrases.get(phraseKey(run))?.some((other) => other.kind === 'subject')
    // "American University Cairo" is a name.
    if (kind === 'country' && wordAt(to) === 'university' && /n$|sh$/.test(wordAt(to - 1)))
      return !(isPlace(wordAt(to + 1)) || wordAt(to + 1) === 'of' || isPlace(wordAt(to + 2)))
    // "in English literature" is about a subject.
    if (kind === 'language' && BEFORE_PLACES.has(wordAt(from))) return (phraseAt(from + 1)?.to ?? 0) <= to
    return true
  }

  /** "MBA" is a subject and a level, "Georgia USA" a place and its country. */
  const withOthers = (meaning: Meaning, run: readonly string[]): Meaning[] => {
    const last = run.at(-1) ?? ''
    if (meaning.kind === 'place' && !meaning.value.includes(last))
      return [meaning, ...(phrases.get(last) ?? []).filter(({ kind }) => kind === 'country')]
    const known = phrases.get(phraseKey(run)) ?? []
    const subject = meaning.kind === 'level' ? known.find(({ kind }) => kind === 'subject') : undefined
    if (subject) return [subject, meaning]
    const level = meaning.kind === 'subject' && run.map((word) => LEVEL_OF.get(word)).find(Boolean)
    return level ? [meaning, { kind: 'level', value: level }] : [meaning]
  }

  /** Whether a country or region is where the visitor comes from: "from Nigeria", "for Nigerians", "I am a Nigerian", "living in Nigeria". */
  const isOrigin = (meaning: Meaning, from: number, to: number): boolean => {
    if (meaning.kind !== 'country' && meaning.kind !== 'region' && !homeOf(meaning)) return false
    const isForeign = readOrigin(meaning, from, to, { tokens, words })
    if (isForeign !== null) return isForeign
    const at = ARTICLES.has(wordAt(from - 1)) ? from - 2 : from - 1
    const [earlier, before] = [wordAt(at - 1), wordAt(at)]
    if (BEFORE_PLACES.has(before)) return LIVING.has(earlier)
    // "Germany student visa" is about a visa.
    const isPeople = PEOPLE.has(wordAt(to)) && (phraseAt(to)?.to ?? 0) <= to + 1
    if (SURELY_BEFORE_ORIGIN.has(before) || isPeople) return true
    // "Nepal to Australia"
    if (wordAt(to) === 'to' && phraseAt(to + 1)?.meanings[0]?.kind === 'country') return true
    if (before === 'of') return PEOPLE.has(earlier)
    const people = wordAt(to - 1)
    // "cs germany indian", behind another country; "germany turkish" may be the language.
    if (
      to === tokens.length &&
      PEOPLE_ENDING.test(people) &&
      !FILLERS.has(before) &&
      !phrases.get(`in ${people}`) &&
      spans.some(({ meanings }) => meanings[0]?.kind === 'country')
    )
      return true
    if (!BEFORE_ORIGIN.has(before)) return false
    if (tokens[to - 1]?.word !== wordAt(to - 1)) return true
    // "for Vietnamese" and "for an Iraqi" are people, "for Italian universities" and "apply for Canadian degrees" are not.
    const isOne = at === from - 2 && wordAt(from - 1) !== 'the'
    const isOfPlace = OF_A_PLACE.test(wordAt(to)) || /^(apply|look)/.test(earlier)
    return (isOne || PEOPLE_ENDING.test(wordAt(to - 1))) && !isOfPlace
  }

  /** The longest phrase that begins here, as the nearest of its meanings. */
  const phraseAt = (from: number): Span | null => {
    for (let to = Math.min(tokens.length, from + longest + 1); to > from; to--) {
      const run = words.slice(from, to)
      if (run[0] === 'and' || run.at(-1) === 'and') continue
      if (tokens.slice(from, to).some(({ kind }) => kind === 'quote')) continue
      const key = phraseKey(run)
      const known = phrases.get(key) ?? phrases.get(joined(run)) ?? phrases.get(singular(key))
      if (known?.length === 0) {
        isUnsure = true
        return { from, to, meanings: [] }
      }
      const meaning = known?.find(
        (one) => fits(one, from, to) && !(one.value.includes(',') && isOrigin(one, from, to)),
      )
      if (meaning)
        return {
          from,
          to,
          meanings: isOrigin(meaning, from, to) ? [asOrigin(meaning)] : withOthers(meaning, run),
        }
    }
    return null
  }

  /** "English or French", after a language. */
  const languageAt = (from: number): Span | undefined => {
    const meanings = phrases.get(`in ${wordAt(from)}`)?.filter(({ kind }) => kind === 'language')
    return meanings?.[0] && { from, to: from + 1, meanings }
  }

  const denies = (at: number): boolean =>
    NEGATIONS.has(wordAt(at)) && (wordAt(at) !== 'but' || /^(any|every|all)/.test(wordAt(at - 1)))

  const isNegated = (from: number, since: number): boolean => {
    let at = from - 1
    while (at >= since && FILLERS.has(wordAt(at)) && !denies(at)) at--
    return at >= since && denies(at)
  }

  const spanAt = (from: number, since: number): Span | null => {
    if (tokens[from]?.kind === 'quote') return { from, to: from + 1, meanings: [] }
    const isPhrase = (phrase: string) =>
      phrases.get(phraseKey(phrase.split(' ')))?.some(({ kind }) => kind !== 'place') ?? false
    const length = nameLength(tokens, from, names, { isTelling, isPlace, isPhrase })
    // "the United" of the United Kingdom is no name, although names begin so.
    const cut = phraseAt(wordAt(from) === 'the' ? from + 1 : from)
    // "in New York City" is the place, although a college is named so.
    const name = cut && cut.to + Number(BEFORE_PLACES.has(wordAt(from - 1))) > from + length ? 0 : length
    for (let at = from; at < from + name; at++) named.add(at)
    if (name > 0) return { from, to: from + name, meanings: [] }
    const said = readSaid({ tokens, words, phraseAt, denies }, from)
    const number =
      said ??
      readTest(tokens, from) ??
      readRank(tokens, from) ??
      readTypedFee(tokens, from, currencies, moneyWord)
    const phrase = phraseAt(from)
    // A list may have its own word for what none can be filtered by: "2026".
    const isNumber = number && (!phrase || number.size >= phrase.to - from + Number(said !== null))
    const found = isNumber ? { from, to: from + number.size, meanings: [number.meaning] } : phrase
    return found && isNegated(from, since) ? { ...found, meanings: [] } : found
  }

  /** Whether a span says again what the one before it said: "banking and finance". */
  const isMore = (last: Span, { from, meanings }: Span): boolean => {
    const [before, after] = [last.meanings[0], meanings[0]]
    const isSame = before && after && before.kind === after.kind && before.value === after.value
    return Boolean(isSame) && words.slice(last.to, from).every((word) => FILLERS.has(word))
  }

  const spans: Span[] = []
  for (let at = 0; at < tokens.length;) {
    const last = spans.at(-1)
    const isAfterLanguage = last?.to === at - 1 && last.meanings[0]?.kind === 'language'
    const span = (isAfterLanguage && languageAt(at)) || spanAt(at, last?.to ?? 0)
    if (last && span && isMore(last, span)) last.to = span.to
    else if (span && (span.meanings.length > 0 || tokens[at]?.kind === 'quote')) spans.push(span)
    at = span?.to ?? at + 1
  }
  return { tokens, words, named, spans, isUnsure }
}
