import { foldName } from '../text/normalise-text'

/** Words that lists shorten or spell in several ways, in their normalised form. */
const SAME: Readonly<Record<string, string>> = {
  univ: 'university',
  uni: 'university',
  inst: 'institute',
  tech: 'technology',
  natl: 'national',
  intl: 'international',
  universitat: 'university',
  universite: 'university',
  universidad: 'university',
  universidade: 'university',
  universita: 'university',
  universiteit: 'university',
  universitaet: 'university',
}

/** A name in the form in which lists are compared: folded, with spaces between initials, and one word for those that lists spell in several ways. */
export const plainName = (name: string): string =>
  foldName(name.replace(/(?<!\p{L})(\p{L}\.)(?=\p{L})/gu, '$1 '))
    .split(' ')
    .map((word) => SAME[word] ?? word)
    .join(' ')

/** "Universität", "Universitaet": umlauts may be two letters. */
const withoutUmlauts = (name: string) => name.replace(/(?<=[a-z])([aou])e(?=[a-z])/g, '$1')

const BRACKETS = /\s*[([（【]([^)\]）】]*)[)\]）】]\s*/g
const DIVIDED = /\s+[-–—/]\s+|\s*[|]\s*|(?<=^\p{Lu}{2,8}),\s+/u
/** A short form, or letters of another script: beside it the other part is the whole name, and no campus of it. */
const isBeside = (part: string) => /^\p{Lu}[\p{Lu}\d]{1,7}$/u.test(part) || !/\p{Script=Latin}/u.test(part)

/** Of "TUM - Technical University of Munich" the name alone. "University of Maryland - Baltimore" stays whole. A bar divides names. */
function besideShort(name: string): string[] {
  const parts = name.split(DIVIDED)
  return name.includes('|') || parts.some(isBeside)
    ? parts.filter((part) => part.includes(' ') || !/\p{Script=Latin}/u.test(part))
    : []
}

/**
 * The forms of a name that stand for it: without what it has in brackets, and without a short form beside it. Short forms in brackets are apart, because several universities of a country may share one.
 */
export function nameForms(name: string): { names: string[]; short: string[] } {
  const inside = Array.from(name.matchAll(BRACKETS), ([, text = '']) => text.trim()).filter(Boolean)
  const bare = name.replace(BRACKETS, ' ').trim()
  const names = [name, bare, ...besideShort(bare), ...inside.filter((text) => text.includes(' '))]
  const plain = names.map(plainName).filter(Boolean)
  return {
    names: [...new Set([...plain, ...plain.map(withoutUmlauts)])],
    short: inside.filter((text) => !text.includes(' ')).map(plainName),
  }
}
