const DIVIDERS = ['\n', ';', '|', ',']
const QUOTED_LIST = /^("(?:[^"]|"")*"[;\s]*)+$/
const QUOTED = /"((?:[^"]|"")*)"/g

/** A list as one text: items divided by semicolons, in quotes where an item could be taken apart itself. */
export function joinList(items: readonly string[]): string {
  const isPlain =
    items.every((item) => !/[;|\n"]/.test(item)) && !(items.length === 1 && items[0]?.includes(','))
  const written = isPlain ? items : items.map((item) => `"${item.replace(/"/g, '""')}"`)
  return written.join('; ')
}

/** The items of a list: in quotes, or divided by line breaks, semicolons, bars or commas, the first of these in use. */
export function splitList(text: string): string[] {
  const divider = DIVIDERS.find((mark) => text.includes(mark))
  const items = QUOTED_LIST.test(text.trim())
    ? Array.from(text.matchAll(QUOTED), ([, item = '']) => item.replace(/""/g, '"'))
    : divider
      ? text.split(divider)
      : [text]
  return items.map((item) => item.trim()).filter(Boolean)
}
