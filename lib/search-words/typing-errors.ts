/** How many typing errors a word of this length may have: none below 5 letters, one below 9, else two. */
export function errorsAllowed(length: number): number {
  if (length < 5) return 0
  return length < 9 ? 1 : 2
}

/**
 * How many letters were left out, added, changed or exchanged with their neighbour between two words (the optimal string
 * alignment distance); a number above `most` where there are more than that. It compares the letters from `i` and `j` on.
 */
export function typingErrors(a: string, b: string, most: number, i = 0, j = 0): number {
  const surplus = a.length - i - (b.length - j)
  if (surplus > most || -surplus > most) return most + 1
  // Codes of letters compare several times faster than texts, and a search compares thousands of words.
  while (i < a.length && a.charCodeAt(i) === b.charCodeAt(j)) {
    i++
    j++
  }
  if (i === a.length && j === b.length) return 0
  if (most === 0) return 1
  let least = Math.min(
    typingErrors(a, b, most - 1, i + 1, j),
    typingErrors(a, b, most - 1, i, j + 1),
    typingErrors(a, b, most - 1, i + 1, j + 1),
  )
  const isExchanged = i + 1 < a.length && a[i] === b[j + 1] && a[i + 1] === b[j]
  if (isExchanged) least = Math.min(least, typingErrors(a, b, most - 1, i + 2, j + 2))
  return 1 + least
}

const startAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])

/** Words by their first letter, for `nearestWord`. */
export type WordsByLetter = ReadonlyMap<string, readonly string[]>

export function byLetter(words: Iterable<string>): WordsByLetter {
  const map = new Map<string, string[]>()
  for (const word of words) {
    const letter = word[0] ?? ''
    const list = map.get(letter)
    if (list) list.push(word)
    else map.set(letter, [word])
  }
  return map
}

/**
 * The one word that a mistyped word must have meant, or null where there is none or more than one as near. The first two
 * letters may be exchanged, but a word does not begin with another letter.
 * @param usesOf how often a word occurs: of two as near, one that is much commoner is meant
 */
export function nearestWord(
  mistyped: string,
  words: WordsByLetter,
  usesOf: (word: string) => number = () => 0,
): string | null {
  let most = errorsAllowed(mistyped.length)
  if (most === 0) return null
  let near: string[] = []
  for (const letter of new Set([mistyped[0] ?? '', mistyped[1] ?? '']))
    for (const word of words.get(letter) ?? []) {
      if (word.length < 4 || !startAlike(mistyped, word)) continue
      const errors = typingErrors(mistyped, word, most)
      if (errors > most) continue
      near = errors < most ? [word] : [...near, word]
      most = errors
    }
  if (near.length < 2) return near[0] ?? null
  const [first = '', second = ''] = near.sort((a, b) => usesOf(b) - usesOf(a))
  return isMuchCommoner(usesOf(first), usesOf(second)) ? first : null
}

/** Whether of two things that may be meant the one is so much commoner that it is. */
export const isMuchCommoner = (one: number, other: number) => one > 3 * other
