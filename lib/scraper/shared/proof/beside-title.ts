import { foldText } from './fold-text'

type Mark = { at: number; end: number; title: string }

/** Where titles stand in a folded text. A longer title hides a shorter one that is part of it. */
function marksIn(text: string, titles: readonly string[]): Mark[] {
  const marks: Mark[] = []
  for (const title of titles) {
    for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
      const end = at + title.length
      const isWord = !/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ') + (text[end] ?? ' '))
      if (isWord && !marks.some((mark) => at < mark.end && end > mark.at)) marks.push({ at, end, title })
    }
  }
  return marks.sort((a, b) => a.at - b.at)
}

/**
 * Tells whether a quote stands beside a title of a list: in one of its places on the page it names no other title, and the
 * last title before it, if there is one, is this one. A fee that stands beside another programme is none of this one's.
 */
export function besideOf(
  pageText: string,
  titles: readonly string[],
): (quote: string, title: string) => boolean {
  const page = foldText(pageText)
  const all = [...new Set(titles.map(foldText))].filter(Boolean).sort((a, b) => b.length - a.length)
  const marks = marksIn(page, all)
  return (quote, title) => {
    const own = foldText(title)
    const parts = foldText(quote)
      .split(/\s*(?:\[\.\.\.\]|\.\.\.)\s*/)
      .filter((part) => part.length > 2)
    return parts.every((part) => {
      for (let at = page.indexOf(part); at >= 0; at = page.indexOf(part, at + 1)) {
        const inside = marks.filter((mark) => mark.at < at + part.length && mark.end > at)
        const before = marks.findLast((mark) => mark.end <= at)
        const isNamed = inside.length > 0
        if (inside.every((mark) => mark.title === own) && (isNamed || !before || before.title === own))
          return true
      }
      return false
    })
  }
}
