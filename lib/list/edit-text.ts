import type { Part } from '../search-words/meaning'

/** A text with the words of a part in quotes, so that they are searched as text. */
export function quoted(text: string, { start, end }: Pick<Part, 'start' | 'end'>): string {
  return `${text.slice(0, start)}"${text.slice(start, end).replace(/"/g, '')}"${text.slice(end)}`
}

/** A text without the words of a part. */
function withoutPart(text: string, { words }: Pick<Part, 'words'>): string {
  return text.replace(words, ' ').replace(/\s+/g, ' ').trim()
}

/** The filters of lists that parts of another name become. */
const KEYS: Readonly<Partial<Record<Part['kind'], readonly string[]>>> = {
  fee: ['tuition', 'fee'],
  language: ['taught', 'language'],
  subject: ['subject', 'programmes', 'field'],
  level: ['level', 'degree'],
  country: ['country', 'host'],
  // Its country goes with it.
  nation: ['nation', 'country'],
  region: ['region', 'host'],
  origin: ['nationality'],
  test: ['ielts'],
  month: ['open'],
}

const keysOf = ({ kind, value, isEither }: Part): readonly string[] => {
  if (isEither) return []
  return kind === 'own' ? value.split(' ').slice(0, 1) : (KEYS[kind] ?? [kind])
}

/**
 * A text without the words for one filter of the list; for `search`, without all words that are no other filter.
 * @param filters the keys of the list's filters, which `search` alone asks for
 */
export function textWithout(
  text: string,
  key: string,
  parts: readonly Part[],
  filters: readonly string[] = [],
): string {
  if (key !== 'search') return parts.filter((part) => keysOf(part).includes(key)).reduce(withoutPart, text)
  const isText = ({ kind, isEither }: Part) =>
    isEither ||
    ['text', 'place', 'nation', 'page'].includes(kind) ||
    // A list that has no filter for it tests it with the text.
    (kind === 'rank' && !filters.includes(kind))
  return [...new Set(parts.filter((part) => !isText(part)).map(({ words }) => words))].join(' ')
}
