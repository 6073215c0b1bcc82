import 'server-only'
import { z } from 'zod'

const count = z.number().int().min(0).catch(0)
const optionalText = z.string().min(1).nullable().catch(null)
/** A meta tag that a page has twice comes as a list; the first is the page's own. */
const metaText = z
  .union([z.string(), z.array(z.string()).transform((texts) => texts[0] ?? '')])
  .transform((text) => text.trim() || null)
  .nullable()
  .catch(null)

const MetadataSchema = z
  .object({
    title: metaText.default(null),
    description: metaText.default(null),
    language: metaText.default(null),
    /** `sourceURL` is the address that was asked for, `url` the one that answered. */
    sourceURL: optionalText.default(null),
    url: optionalText.default(null),
    statusCode: z.number().int().nullable().catch(null).default(null),
  })
  .catch({ title: null, description: null, language: null, sourceURL: null, url: null, statusCode: null })

const NO_METADATA = {
  title: null,
  description: null,
  language: null,
  sourceURL: null,
  url: null,
  statusCode: null,
}

/** One page as the service sends it. We read only the parts we use; a part that is not as documented counts as missing. */
export const DocumentSchema = z.object({
  markdown: optionalText.default(null),
  html: optionalText.default(null),
  links: z.array(z.string()).catch([]).default([]),
  json: z.unknown().optional(),
  warning: optionalText.default(null),
  metadata: MetadataSchema.default(NO_METADATA),
})
export type ServiceDocument = z.infer<typeof DocumentSchema>

const progress = {
  status: z.string(),
  error: optionalText.default(null),
  expiresAt: optionalText.default(null),
}

/** A crawl or batch: its counters and a page of its documents. We look whether there is a `next`, and never follow it. */
export const JobStatusSchema = z.object({
  ...progress,
  total: count.default(0),
  completed: count.default(0),
  creditsUsed: z.number().min(0).nullable().catch(null).default(null),
  next: z.string().nullable().optional(),
  data: z.array(DocumentSchema).default([]),
})

export const JobStartSchema = z.object({ id: z.uuid() })

export const BatchStartSchema = JobStartSchema.extend({ invalidURLs: z.array(z.string()).default([]) })

export const CrawlErrorsSchema = z.object({
  errors: z.array(
    z.object({
      url: optionalText.default(null),
      code: optionalText.default(null),
      error: z.string(),
      timestamp: optionalText.default(null),
    }),
  ),
  robotsBlocked: z.array(z.string()).default([]),
})

const LinkSchema = z.object({
  url: z.string().min(1),
  title: metaText.default(null),
  description: metaText.default(null),
})

export const MapSchema = z.object({ links: z.array(LinkSchema) })

/** The current version of the service groups the pages by source; the earlier one sends a list. */
export const SearchSchema = z.object({
  success: z.literal(true),
  data: z
    .union([
      z.array(LinkSchema),
      z.object({ web: z.array(LinkSchema).default([]) }).transform(({ web }) => web),
    ])
    .default([]),
  warning: optionalText.default(null),
  creditsUsed: z.number().min(0).nullable().catch(null).default(null),
})

export const ExtractStatusSchema = z.object({ ...progress, data: z.unknown().optional() })

export const ResearchStatusSchema = z.object({
  ...progress,
  currentDepth: count.default(0),
  maxDepth: count.default(0),
  activities: z
    .array(z.object({ type: z.string().catch('step'), message: z.string() }))
    .catch([])
    .default([]),
  sources: z.array(LinkSchema).catch([]).default([]),
  data: z
    .object({ finalAnalysis: optionalText.default(null) })
    .catch({ finalAnalysis: null })
    .default({
      finalAnalysis: null,
    }),
})

export const LlmsTextStatusSchema = z.object({
  ...progress,
  data: z
    .object({ llmstxt: z.string().default(''), llmsfulltxt: optionalText.default(null) })
    .default({ llmstxt: '', llmsfulltxt: null }),
})
