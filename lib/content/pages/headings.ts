import { slugify } from '../../text/slugify'

/** The anchor of a heading. The same words always give the same anchor, so links to it last. */
export function headingId(text: string): string {
  return slugify(text)
}

/** The second-level headings of a page's source, in order. They are plain words: no links, no emphasis. */
export function listHeadings(source: string) {
  return [...source.matchAll(/^## +(.+?) *$/gm)].map(([, text = '']) => ({ id: headingId(text), text }))
}
