import { z } from 'zod'
import { PublishedWork, Text } from '../../text/schema-parts'

const IsoDate = z.iso.date()

/**
 * A source of figures or rules of the page, and the day on which they were compared with it. Without a day it is only
 * the place where they are kept.
 */
export const PageSourceSchema = PublishedWork.omit({ year: true }).partial({ checkedOn: true })

/** The facts that every file in `data/pages` states in `export const meta`. */
export const PageMetaSchema = z.strictObject({
  title: Text.max(80),
  description: Text.min(50).max(170),
  updated: IsoDate,
  sources: z.array(PageSourceSchema),
  /**
   * The basis of the page besides its sources, or the reason why it names none. Pages about the site itself need none.
   */
  basis: Text.max(300).optional(),
})

/** A post also says when it first appeared. */
export const PostMetaSchema = PageMetaSchema.extend({ published: IsoDate }).refine(
  ({ published, updated }) => published <= updated,
  { error: 'A post is not updated before it is published.' },
)

export type PageSource = z.infer<typeof PageSourceSchema>
export type CheckedSource = PageSource & { checkedOn: string }
export type PageMeta = z.infer<typeof PageMetaSchema>
export type PostMeta = z.infer<typeof PostMetaSchema>

/** Whether the page was compared with the source on a known day. */
export function isChecked(source: PageSource): source is CheckedSource {
  return source.checkedOn !== undefined
}
