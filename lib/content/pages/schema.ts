import { z } from 'zod'
import { HttpsUrl, Text } from '../../text/schema-parts'

const IsoDate = z.iso.date()

/** A published work that figures or rules of the page were taken from, and the day they were compared with it. */
export const PageSourceSchema = z.strictObject({
  title: Text,
  publisher: Text,
  url: HttpsUrl,
  checkedOn: IsoDate,
})

/** What every file in `data/pages` says of itself in `export const meta`. */
export const PageMetaSchema = z.strictObject({
  title: Text.max(80),
  description: Text.min(50).max(170),
  updated: IsoDate,
  sources: z.array(PageSourceSchema),
})

/** A post also says when it first appeared. */
export const PostMetaSchema = PageMetaSchema.extend({ published: IsoDate }).refine(
  ({ published, updated }) => published <= updated,
  { error: 'A post is not updated before it is published.' },
)

export type PageSource = z.infer<typeof PageSourceSchema>
export type PageMeta = z.infer<typeof PageMetaSchema>
export type PostMeta = z.infer<typeof PostMetaSchema>
