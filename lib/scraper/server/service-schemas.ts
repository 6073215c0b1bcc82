import 'server-only'
import { z } from 'zod'
import { plainWords } from '../shared/service-error'

const count = z.number().int().min(0).catch(0)
const credits = z.number().min(0).nullable().catch(null)
const text = z.string().min(1).nullable().catch(null)
/** A meta tag that a page has twice comes as a list; the first is the page's own. */
const metaText = z
  .union([z.string(), z.array(z.string()).transform((texts) => texts[0] ?? '')])
  .transform((found) => found.trim() || null)
  .nullable()
  .catch(null)

const MetadataSchema = z.object({
  title: metaText,
  description: metaText,
  language: metaText,
  /** `sourceURL` is the address that was asked for, `url` the one that answered. */
  sourceURL: text,
  url: text,
  statusCode: z.number().int().nullable().catch(null),
})

/** One page as the service sends it. We read only the parts we use; a part that is not as documented counts as missing. */
export const DocumentSchema = z.object({
  markdown: text,
  html: text,
  links: z.array(z.string()).catch([]),
  json: z.unknown().optional(),
  warning: text.transform((said) => said && plainWords(said)),
  metadata: MetadataSchema.catch(MetadataSchema.parse({})),
})
export type ServiceDocument = z.infer<typeof DocumentSchema>

const state = { status: z.string(), error: text }

/** The counters of a crawl or batch. Its `next` is never followed: it may name another host, or the same place for ever. */
export const JobStatusSchema = z.object({
  ...state,
  total: count,
  completed: count,
  creditsUsed: credits,
  /** The documents are read as a stream, and taken out before. */
  data: z.tuple([]).optional(),
})

/** The counters and the state of a crawl or batch. */
export type ServiceStatus = Omit<z.infer<typeof JobStatusSchema>, 'data'>

const success = z.literal(true)

/** The page of a single read. The service never sends a page without metadata. */
export const ScrapeSchema = z.object({ success, data: DocumentSchema.required({ metadata: true }) })

/** The id is null where the service says that it took the request, and names no job. */
export const CrawlStartSchema = z.object({ success, id: z.uuid().nullable().catch(null) })

export const JobStartSchema = z.object({ id: z.uuid() })

export const CancelSchema = z.object({ status: z.literal('cancelled') })

export const BatchStartSchema = JobStartSchema.extend({
  success,
  invalidURLs: z.array(z.string()).default([]),
})

export const CreditsSchema = z.object({ data: z.object({ remainingCredits: z.number().min(0) }) })

export const CrawlErrorsSchema = z.object({
  errors: z.array(
    z.object({
      url: text,
      code: text,
      error: z.string().transform(plainWords),
    }),
  ),
  robotsBlocked: z.array(z.string()).default([]),
})

const LinkSchema = z.object({
  url: z.string().min(1),
  title: metaText,
  description: metaText,
})

/** A build of the service names a page by its address alone. */
const MappedSchema = z.preprocess((link) => (typeof link === 'string' ? { url: link } : link), LinkSchema)

export const MapSchema = z.object({ success, links: z.array(MappedSchema).default([]) })

/** The current version of the service groups the pages by source; the earlier one sends a list. */
export const SearchSchema = z.object({
  success,
  data: z
    .union([
      z.array(LinkSchema),
      z.object({ web: z.array(LinkSchema).default([]) }).transform(({ web }) => web),
    ])
    .default([]),
  warning: text,
  creditsUsed: credits,
})

export const ExtractStatusSchema = z.object({ ...state, data: z.unknown().optional() })

export const ResearchStatusSchema = z.object({
  ...state,
  sources: z.array(LinkSchema).catch([]),
  data: z.object({ finalAnalysis: text }).catch({ finalAnalysis: null }),
})

export const LlmsTextStatusSchema = z.object({
  ...state,
  data: z.object({ llmstxt: z.string().default('') }).default({ llmstxt: '' }),
})
