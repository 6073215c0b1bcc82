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
const NOT_NEEDED = /^(required|needed|necessary|mandatory|compulsory)$/
const SAID_IN_FULL: ReadonlySet<Meaning['kind']> = new Set(['language', 'subject', 'level'])
const SHORT_NAMES = /^(sat|act|lsat|mcat|neet|jee|yos|tolc)$/

/** A fact that no list can be filtered by, for what a text denies: "no SAT", "not India", "German not required". */
export function readDenied(
  { tokens, words, phraseAt, denies }: Cut,
  from: number,
  known: Known,
): Denied | null {
  const { phrases, labels, isLacking } = known
  const wordAt = (at: number) => words[at] ?? ''
  const rawAt = (at: number) => tokens[at]?.word ?? ''

  const targetAt = (at: number): Span | null =>
    phraseAt(at) ??
    (tokens[at]?.kind === 'word' && !FILLERS.has(wordAt(at)) && !NEGATIONS.has(wordAt(at))
      ? { from: at, to: at + 1, meanings: [] }
      : null)

  /** "german" is the language in "no german", although it is a country's as well. */
  const meaningOf = (target: Span): Meaning | undefined => {
    const key = phraseKey(words.slice(target.from, target.to))
    const [meaning] = target.meanings
    const language = phrases.get(`in ${key}`)?.find(({ kind }) => kind === 'language')
    return meaning?.kind === 'country' || meaning?.kind === 'subject' ? (language ?? meaning) : meaning
  }

  const nameOf = (target: Span, to: number): string => {
    const meaning = meaningOf(target)
    if (meaning && (isWhereKind(meaning.kind) || SAID_IN_FULL.has(meaning.kind)))
      return labelOfMeaning(meaning, { labels }).replace(/^([^:]*: |Taught in )/, '')
    const named = tokens.slice(target.from, to).filter(({ word }) => !NOT_NEEDED.test(word))
    return named.map(({ word, raw }) => (SHORT_NAMES.test(word) ? raw.toUpperCase() : raw)).join(' ')
  }

  /** "Without IELTS" has a page. */
  const pageOf = (target: Span) =>
    phrases.get(phraseKey(['no', ...words.slice(target.from, target.to)]))?.find(({ kind }) => kind === 'ask')

  const said = (targets: readonly Span[], name: string, to: number): Denied | null => {
    const [target] = targets
    if (!target) return null
    const meaning = meaningOf(target)
    const prefix = meaning && isWhereKind(meaning.kind) ? 'Not' : 'Without'
    const page = targets.length === 1 ? pageOf(target) : undefined
    return { meaning: page ?? { kind: 'said', value: `${prefix} ${name}` }, size: to - from }
  }

  const afterTail = (at: number): number => (TAIL.test(rawAt(at)) ? afterTail(at + 1) : at)

  /** "not in India or China" */
  const readBefore = (): Denied | null => {
    if (phraseAt(from)) return null
    let at = from + 1
    while (FILLERS.has(wordAt(at)) && !TAIL.test(rawAt(at))) at++
    const target = targetAt(at)
    if (!target || /^(only|just)$/.test(rawAt(from + 1))) return null
    const targets = [target]
    let to = afterTail(target.to)
    let name = nameOf(target, to)
    for (;;) {
      const other = /^(or|nor|and)$/.test(wordAt(to)) ? phraseAt(to + 1) : null
      if (!other || other.meanings[0]?.kind !== target.meanings[0]?.kind) break
      targets.push(other)
      name += ` ${wordAt(to)} ${nameOf(other, other.to)}`
      to = other.to
    }
    return said(targets, name, to)
  }

  /** "German is not required", and in languages where the denial follows */
  const readAfter = (): Denied | null => {
    const target = targetAt(from)
    if (!target) return null
    let at = afterTail(target.to)
    while (/^(is|are|was)$/.test(rawAt(at))) at++
    const isEnglish = rawAt(at) === 'not' && NOT_NEEDED.test(rawAt(at + 1))
    // In Chinese the same word stands before what it denies: 不要托福.
    const isBefore = NEGATIONS.has(wordAt(at)) && tokens[at]?.end === tokens[at + 1]?.start
    if (!isEnglish && (!isLacking(rawAt(at)) || isBefore)) return null
    return said([target], nameOf(target, at), at + 1 + Number(isEnglish))
  }

  return denies(from) ? readBefore() : readAfter()
}
