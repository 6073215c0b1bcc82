import { normaliseText } from '../text/normalise-text'
import type { Token } from './tokens'

const CYRILLIC = /^[\u0400-\u04ff]{5,}$/
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** The cases of Turkish nouns, plurals, and the article and prepositions of Arabic that are written with the word. */
const ENDINGS = /(?:n?(?:da|de|ta|te)(?:ki|n)?|n?[iı]n|[yn]?[ae]|s|es|en|nen|ow|lar|ler|ों)$/
const BEGINNINGS = /^(?:[وبفك]?ال|لل|[وبلف])/

const STEM = 4

/**
 * Finds the word of a list that a typed one is a form of: "германии", "almanyada", "بألمانيا", "brasileiros". Null for a
 * word that is none.
 */
export function nearestForm(own: ReadonlySet<string>): (word: string) => string | null {
  const stems = new Map<string, string[]>()
  for (const word of own)
    if (CYRILLIC.test(word)) {
      const stem = word.slice(0, STEM)
      stems.set(stem, [...(stems.get(stem) ?? []), word])
    }
  const alike = (word: string) => {
    const shared = (other: string) => {
      let at = STEM
      while (at < word.length && word[at] === other[at]) at++
      return at
    }
    const near = (stems.get(word.slice(0, STEM)) ?? []).filter((other) => {
      const length = shared(other)
      return word.length - length <= 3 && other.length - length <= 2 && length > word.length / 2
    })
    return near.sort((a, b) => shared(b) - shared(a))[0] ?? null
  }
  return (word) => {
    if (CYRILLIC.test(word)) return alike(word)
    const cut = [
      word.replace(ENDINGS, ''),
      word.replace(/(?:s|n|[yn]?[aei])$/, ''),
      word.replace(/(?<=[ij])i$/, 'a'),
    ]
    const plain = word.replace(BEGINNINGS, '')
    cut.push(plain, plain.replace(/(?:ون|ين|ات)$/, ''))
    // Of many Poles and Ukrainians: "Ukraińców", "Turków", "Egipcjan", "Amerykanów".
    cut.push(word.replace(/cow$/, 'iec'), word.replace(/kow$/, 'ek'), `${word.replace(/ow$/, '')}in`)
    return cut.find((one) => one !== word && one.length >= STEM && own.has(one)) ?? null
  }
}

/** What French and Italian write with the word after it, and the English word that reads it. */
const ELIDED = [
  [/^(?:l|d|(?:d|qu)?ell|dall|degl|coll)['’‘´](?=.)/i, 'of'],
  [/^(?:all|nell|sull)['’‘´](?=.)/i, 'in'],
  [/^(?:un|qu|j)['’‘´](?=.)/i, 'a'],
] as const

/** A word without the one that is written with it: "d'Italie", "nell'università". Null where it has none, or the rest is not known. */
export function withoutElision(token: Token, isKnown: (normalised: string) => boolean): Token[] | null {
  for (const [elided, word] of ELIDED) {
    const cut = elided.exec(token.raw)?.[0].length ?? 0
    const rest = normaliseText(token.raw.slice(cut))
    if (cut === 0 || !isKnown(rest)) continue
    const [raw, other] = [token.raw.slice(0, cut), token.raw.slice(cut)]
    return [
      { ...token, raw, word, end: token.start + cut },
      { ...token, raw: other, word: rest, start: token.start + cut },
    ]
  }
  return null
}

const LEAST_JOINED = 8

/**
 * A word of Latin letters in which all spaces were left out, cut into known words, the longest first: "mastersincanada". Null
 * where it is not known words alone.
 */
export function splitJoined(token: Token, isKnown: (word: string) => boolean): Token[] | null {
  const { word, raw, start } = token
  if (word.length < LEAST_JOINED || !/^[a-z]+$/i.test(raw)) return null
  const cut = (from: number): number[] | null => {
    if (from === word.length) return []
    for (let to = word.length; to > from + 1; to--) {
      const rest = isKnown(word.slice(from, to)) ? cut(to) : null
      if (rest) return [to, ...rest]
    }
    return null
  }
  const ends = cut(0)
  return ends && ends.length > 1
    ? ends.map((to, at) => {
        const from = ends[at - 1] ?? 0
        const place = { start: start + from, end: start + to }
        return { ...place, raw: raw.slice(from, to), word: word.slice(from, to), kind: 'word' as const }
      })
    : null
}

const LONGEST = 10

/**
 * A word of a script that writes no spaces, cut into those that are known, the longest first, and what is left between
 * them: "德国硕士奖学金".
 */
export function splitWord(token: Token, isKnown: (normalised: string) => boolean): Token[] {
  const { raw, kind, start } = token
  if (kind !== 'word' || !NO_SPACES.test(raw)) return [token]
  const pieces: Token[] = []
  const push = (from: number, to: number) => {
    const piece = raw.slice(from, to)
    const place = { start: start + from, end: start + to }
    if (piece) pieces.push({ ...place, raw: piece, word: normaliseText(piece), kind: 'word' })
  }
  let rest = 0
  for (let at = 0; at < raw.length;) {
    let to = Math.min(raw.length, at + LONGEST)
    while (to > at && !isKnown(normaliseText(raw.slice(at, to)))) to--
    if (to === at) {
      at++
      continue
    }
    push(rest, at)
    push(at, to)
    at = rest = to
  }
  push(rest, raw.length)
  return pieces
}
