const DIVIDERS = ['\n', ';', '|', ',']
/** A divider has to stand between two items: without it, a long row of quotes could be split in countless ways. */
const QUOTED_LIST = /^"(?:[^"]|"")*"(?:[;\s]+"(?:[^"]|"")*")*[;\s]*$/
const QUOTED = /"((?:[^"]|"")*)"/g

/** Writes a list as one text with semicolons between the items. The items are in quotes where one contains a divider. */
export function joinList(items: readonly string[]): string {
  const isPlain =
    items.every((item) => !/[;|\n"]/.test(item)) && !(items.length === 1 && items[0]?.includes(','))
  const written = isPlain ? items : items.map((item) => `"${item.replace(/"/g, '""')}"`)
  return written.join('; ')
}

/**
 * Reads the items of a list. They are in quotes, or divided by the first of these in use: line breaks, semicolons, bars,
 * commas.
 */
export function splitList(text: string): string[] {
  const divider = DIVIDERS.find((mark) => text.includes(mark))
  const items = QUOTED_LIST.test(text.trim())
    ? Array.from(text.matchAll(QUOTED), ([, item = '']) => item.replace(/""/g, '"'))
    : divider
      ? text.split(divider)
      : [text]
  return items.map((item) => item.trim()).filter(Boolean)
}
