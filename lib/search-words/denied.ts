import type { Cut, Span } from './cut'
import { labelOfMeaning } from './labels'
import type { Meaning } from './meaning'
import { isWhereKind } from './place-meaning'
import { FILLERS, NEGATIONS } from './words'
import { phraseKey, type Vocabulary } from './vocabulary'

type Known = Pick<Vocabulary, 'phrases' | 'labels'> & {
  /** A word that denies what stands before it, as in Turkish and Japanese. */
  isLacking: (word: string) => boolean
}

type Denied = { meaning: Meaning; size: number }

/** Words that belong to what is denied: "no SAT score required". */
const TAIL =
  /^(languages?|proficiency|knowledge|skills?|tests?|exams?|examinations?|scores?|results?|certificates?|experience|requirements?|limits?|letters?|interviews?|required|needed|necessary|mandatory|compulsory|語|어|语)$/
/** "that don't require an application fee" */
const ASKS = /^(requir|need|ask|charg)/
const NOT_NEEDED = /^(required|needed|necessary|mandatory|compulsory)$/
const SAID_IN_FULL: ReadonlySet<Meaning['kind']> = new Set(['language', 'subject', 'level'])
const SHORT_NAMES = /^(sat|act|lsat|mcat|neet|jee|yos|tolc)$/

/** A text and what its words mean. */
type Reading = Cut & Known

/** A fact that no list can be filtered by, for what a text denies: "no SAT", "not India", "German not required". */
export function readDenied(cut: Cut, from: number, known: Known): Denied | null {
  const reading = { ...cut, ...known }
  return cut.denies(from) ? readBefore(reading, from) : readAfter(reading, from)
}

/** "not in India or China" */
function readBefore(reading: Reading, from: number): Denied | null {
  const { words, phraseAt } = reading
  if (phraseAt(from)) return null
  let at = from + 1
  while ((FILLERS.has(words[at] ?? '') || ASKS.test(rawAt(reading, at))) && !TAIL.test(rawAt(reading, at)))
    at++
  const target = targetAt(reading, at)
  if (!target || /^(only|just|borders)$/.test(rawAt(reading, from + 1))) return null
  const targets = [target]
  let to = afterTail(reading, target.to)
  let name = nameOf(reading, target, to)
  for (;;) {
    const joint = words[to] ?? ''
    const other = /^(or|nor|and)$/.test(joint) ? phraseAt(to + 1) : null
    if (!other || other.meanings[0]?.kind !== target.meanings[0]?.kind) break
    targets.push(other)
    name += ` ${joint} ${nameOf(reading, other, other.to)}`
    to = other.to
  }
  return { meaning: denialOf(reading, targets, name), size: to - from }
}

/** "German is not required", and in languages where the denial follows */
function readAfter(reading: Reading, from: number): Denied | null {
  const { tokens, words, isLacking } = reading
  const target = targetAt(reading, from)
  if (!target) return null
  let at = afterTail(reading, target.to)
  while (/^(is|are|was)$/.test(rawAt(reading, at))) at++
  const isEnglish = rawAt(reading, at) === 'not' && NOT_NEEDED.test(rawAt(reading, at + 1))
  // In Chinese the same word stands before what it denies, 不要托福, and in Hindi before the name of a test.
  const isBefore =
    NEGATIONS.has(words[at] ?? '') &&
    (tokens[at]?.end === tokens[at + 1]?.start || (reading.phraseAt(at)?.to ?? 0) > at + 1)
  if (!isEnglish && (!isLacking(rawAt(reading, at)) || isBefore)) return null
  const meaning = denialOf(reading, [target], nameOf(reading, target, at))
  return { meaning, size: at + 1 + Number(isEnglish) - from }
}

const rawAt = ({ tokens }: Reading, at: number) => tokens[at]?.word ?? ''

const afterTail = (reading: Reading, at: number): number =>
  TAIL.test(rawAt(reading, at)) ? afterTail(reading, at + 1) : at

/** What is denied: a phrase that is known, or a word. */
function targetAt({ tokens, words, phraseAt }: Reading, at: number): Span | null {
  const word = words[at] ?? ''
  const isWord = tokens[at]?.kind === 'word' && !FILLERS.has(word) && !NEGATIONS.has(word)
  return phraseAt(at) ?? (isWord ? { from: at, to: at + 1, meanings: [] } : null)
}

const keyOf = ({ words }: Reading, { from, to }: Span) => phraseKey(words.slice(from, to))

/** "german" is the language in "no german", although it is a country's as well. */
function meaningOf(reading: Reading, target: Span): Meaning | undefined {
  const [meaning] = target.meanings
  if (meaning?.kind !== 'country' && meaning?.kind !== 'subject') return meaning
  const taught = reading.phrases.get(`in ${keyOf(reading, target)}`)
  return taught?.find(({ kind }) => kind === 'language') ?? meaning
}

function nameOf(reading: Reading, target: Span, to: number): string {
  const meaning = meaningOf(reading, target)
  if (meaning && (isWhereKind(meaning.kind) || SAID_IN_FULL.has(meaning.kind)))
    return labelOfMeaning(meaning, reading).replace(/^([^:]*: |Taught in )/, '')
  const named = reading.tokens.slice(target.from, to).filter(({ word }) => !NOT_NEEDED.test(word))
  return named.map(({ word, raw }) => (SHORT_NAMES.test(word) ? raw.toUpperCase() : raw)).join(' ')
}

/** The places that are excluded, the denial in words, or the page that answers it: "without IELTS" has one. */
function denialOf(reading: Reading, targets: readonly Span[], name: string): Meaning {
  const [target] = targets
  const asked =
    target && targets.length === 1 ? reading.phrases.get(`no ${keyOf(reading, target)}`) : undefined
  const places = targets
    .flatMap((one) => meaningOf(reading, one) ?? [])
    .filter(({ kind }) => isWhereKind(kind))
  return (
    asked?.find(({ kind }) => kind === 'ask') ??
    (places[0]
      ? { kind: 'not', value: places.map(({ kind, value }) => `${kind} ${value}`).join('|') }
      : { kind: 'said', value: `Without ${name}` })
  )
}
