import type { ReadOrigin } from './cut'
import { BEFORE_ORIGIN, BEFORE_PLACES, PEOPLE, SURELY_BEFORE_ORIGIN } from './words'

/** "ベトナム人", "한국인" */
const PERSON = /人$|\u110b\u1175\u11ab$/
/** Words of languages that name the people before them: "Türk öğrenciler için", "越南学生". */
const BEHIND =
  /^(icin|ogrenci|studierend|studenten|studentinnen)|[\p{Script=Devanagari}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}]/u
const OF_A_PLACE = /^(univ|colleg|degree|govern|hochschul|uniw|uczel|escuel|facul|универ|вуз|جامع)/
/** Arabic "for", which is written with the word. */
const FOR = 'ل'

/**
 * Whether a country from `from` to before `to` is where the visitor comes from, as other languages than English say it: "für
 * Nigerianer", "étudiants marocains". Null where the rules of English tell.
 */
export const isForeignOrigin: ReadOrigin = (meaning, from, to, { tokens, words }) => {
  const wordAt = (at: number) => words[at] ?? ''
  const typedAt = (at: number) => tokens[at]?.word ?? ''
  const isPeople = meaning.kind === 'country' && meaning.isPeople === true
  const [typed, before, after] = [typedAt(to - 1), wordAt(from - 1), wordAt(to)]
  const isForBehind = after === 'for' && BEHIND.test(typedAt(to))
  const isForBefore = typed.startsWith(FOR) && !wordAt(to - 1).startsWith(FOR)
  if (isPeople && (PERSON.test(typed) || isForBehind || isForBefore)) return true
  if (BEFORE_PLACES.has(before) || SURELY_BEFORE_ORIGIN.has(before)) return null
  // "Almanya öğrenci bursu" and "bourse France étudiant" are awards of the country.
  const isForeignPeople = PEOPLE.has(after) && ![after, `${after}s`].includes(typedAt(to))
  if (!isPeople && isForeignPeople && /^[a-z]/.test(typedAt(to))) return false
  // Some name the people first.
  const at = before === 'the' ? from - 2 : from - 1
  const first = typedAt(at)
  if (PEOPLE.has(wordAt(at)) && !BEHIND.test(first) && ![wordAt(at), `${wordAt(at)}s`].includes(first))
    return true
  return isPeople && BEFORE_ORIGIN.has(wordAt(at)) ? !OF_A_PLACE.test(typedAt(to)) : null
}
