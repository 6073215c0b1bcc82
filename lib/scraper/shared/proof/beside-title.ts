import { foldText } from './fold-text'

type Mark = { at: number; end: number; title: string }

/** The places of titles in a folded text. A longer title hides a shorter one that is part of it. */
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
 * Whether a quote belongs to a title of a list. In one of its places on the page it must name no other title, and the
 * last title before it, if there is one, must be this one. A fee beside another programme belongs to that programme.
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
