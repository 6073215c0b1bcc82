import { slugify } from '../../text/slugify'

export type Heading = { id: string; text: string }

/** The anchor of a heading; the same words always give the same one, so links to it last. */
export function headingId(text: string): string {
  return slugify(text)
}

/** The second-level headings of a page's source, in order. They are plain words: no links, no emphasis. */
export function listHeadings(source: string): Heading[] {
  return [...source.matchAll(/^## +(.+?) *$/gm)].map(([, text = '']) => ({ id: headingId(text), text }))
}
