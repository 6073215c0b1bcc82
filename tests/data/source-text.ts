/** The text of a page's source below its `export` and `import` lines: what a reader reads, as Markdown. */
export function pageBody(source: string): string {
  return source
    .replace(/^export const meta = \{[\s\S]*?^\}\n/m, '')
    .replace(/^import .*\n/gm, '')
    .trim()
}

/** The words of a page's prose; links count by their text, tags and table rules not at all. */
export function countWords(source: string): number {
  const text = pageBody(source)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}'’-]+/gu, ' ')
  return text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The targets of the page's links, each address once, in order. */
export function listLinks(source: string): string[] {
  const markdown = [...pageBody(source).matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
  const attributes = [...pageBody(source).matchAll(/\bhref="([^"]+)"/g)]
  return [...new Set([...markdown, ...attributes].flatMap((match) => match[1] ?? []))]
}
