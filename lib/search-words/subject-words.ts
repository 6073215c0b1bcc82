import type { Subject } from '../subjects/subject'
import { normaliseText } from '../text/normalise-text'
import { errorsAllowed, typingErrors } from './typing-errors'
import { partsOfName } from './vocabulary'
import { FILLERS, LEVEL_WORDS, MODIFIERS } from './words'

type Words = Pick<Subject, 'slug' | 'name' | 'synonyms'>

/** Whether each word of a phrase is that of another phrase, or the same mistyped, and one is mistyped. */
function isMistyped(
  phrase: string,
  right: string,
  isRarer: (word: string, than: string) => boolean,
): boolean {
  const words = phrase.split(' ')
  const others = right.split(' ')
  if (words.length !== others.length || phrase === right) return false
  return words.every((word, at) => {
    const other = others[at] ?? ''
    if (word === other) return true
    const most = errorsAllowed(word.length)
    const isNear = most > 0 && word[0] === other[0] && typingErrors(word, other, most) <= most
    return isNear && isRarer(word, other)
  })
}

const LEVELS = new Set(Object.values(LEVEL_WORDS).flatMap((list) => list.split(',')))
const isBeside = (word: string) => FILLERS.has(word) || MODIFIERS.has(word) || LEVELS.has(word)

/** What is left of a phrase without the words at its ends that are read past beside a subject: "law school", "msc law". */
function core(phrase: string): string {
  const words = phrase.split(' ')
  while (words.length > 1 && isBeside(words[0] ?? '')) words.shift()
  while (words.length > 1 && isBeside(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/**
 * The English words that mean each subject, beyond its name and the parts of its name, by slug. Names in other languages
 * would double what a browser loads. Those that are understood by
 * others are left out, and so are mistyped ones: they are understood without a list, and a list of some would hide the
 * others. Of two alike, the one whose words are rarer in all subjects is mistyped.
 * @param rare synonyms that a typed search does without at first; typed, they are read with the further names
 */
export function wordsOfSubjects(
  subjects: readonly Words[],
  rare: ReadonlySet<string> = new Set(),
): SubjectWords {
  const phrasesOf = ({ synonyms }: Words) => synonyms.map(normaliseText)
  const all = subjects.flatMap((subject) => [normaliseText(subject.name), ...phrasesOf(subject)])
  const uses = count(all.flatMap((phrase) => phrase.split(' ')))
  const owners = count(subjects.flatMap((subject) => [...new Set(phrasesOf(subject))]))
  const titles = new Set(subjects.map(({ name }) => normaliseText(name)))
  const isRarer = (word: string, than: string) => (uses.get(word) ?? 0) < (uses.get(than) ?? 0)
  const modifiers = new Set<string>()
  const words = new Map(
    subjects.map((subject) => {
      const title = normaliseText(subject.name)
      const parts = partsOfName(subject.name)
      const own = new Set([title, ...parts, ...phrasesOf(subject)])
      const isTold = (word: string) => {
        const pieces = word.split(' and ')
        if (word === title || (parts.includes(word) && owners.get(word) === 1)) return true
        if (pieces.length > 1 && pieces.every((piece) => own.has(piece))) return true
        return core(word) !== word && own.has(core(word))
      }
      const kept = [...new Set(phrasesOf(subject))].filter(
        (word) =>
          !rare.has(word) && !isTold(word) && ![...own].some((right) => isMistyped(word, right, isRarer)),
      )
      const narrowed = kept.filter((word) => {
        const modifier = modifierOf(
          word,
          own,
          (one) => owners.has(one) || titles.has(one) || FILLERS.has(one),
        )
        if (modifier) modifiers.add(modifier)
        return !modifier
      })
      return [subject.slug, narrowed] as const
    }),
  )
  return { words, modifiers: [...modifiers].sort() }
}

/** The words of subjects by slug, and words that narrow any subject: "criminal law" is law. */
type SubjectWords = { words: Map<string, string[]>; modifiers: string[] }

/** The word at an end of a phrase without which it is another phrase of the subject; null where there is none. */
function modifierOf(
  phrase: string,
  own: ReadonlySet<string>,
  means: (word: string) => boolean,
): string | null {
  const words = phrase.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2) return null
  const fits = (modifier: string, rest: readonly string[]) =>
    modifier.length > 2 && modifier !== 'and' && !means(modifier) && own.has(rest.join(' '))
  if (fits(first, words.slice(1))) return first
  return fits(last, words.slice(0, -1)) ? last : null
}

function count(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
