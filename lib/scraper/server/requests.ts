import 'server-only'
import { z } from 'zod'
import { env } from '../../env'
import { MAX_BATCH, MAX_CRAWL, MAX_EXTRACT } from '../shared/limits'
import { TARGETS } from '../shared/proof/reading-fields'
import { checkTargetUrl, NOT_PUBLIC } from '../shared/target-url'
import { hasPublicHost } from './public-host'

export const MAX_BODY_BYTES = 16 * 1024

const TargetUrl = z
  .string()
  .transform((text, context) => {
    const target = checkTargetUrl(text, { allowPrivate: env.FIRECRAWL_ALLOW_PRIVATE })
    if (target.isAllowed) return target.url
    context.addIssue({ code: 'custom', message: target.reason })
    return z.NEVER
  })
  .refine((url) => env.FIRECRAWL_ALLOW_PRIVATE || hasPublicHost(url), NOT_PUBLIC)
const query = z.string().trim().min(1).max(500)
const twoLetters = z.string().regex(/^[a-z]{2}$/)
const whole = (max: number) => z.number().int().min(1).max(max)
/** The milliseconds that the service may take for the job. */
const timeout = z.number().int().min(1_000).max(120_000)
/**
 * The target that the service's model looks for on each page, each value with its quote, which costs more credits; null
 * where the model reads none.
 */
const reads = z.enum(TARGETS).nullable().default(null)

export const CrawlRequestSchema = z.strictObject({
  url: TargetUrl,
  limit: whole(MAX_CRAWL).default(MAX_CRAWL),
  reads,
})

export const ScrapeRequestSchema = z.strictObject({
  url: TargetUrl,
  timeout: timeout.default(30_000),
})

export const SearchRequestSchema = z.strictObject({
  query,
  limit: whole(20).default(5),
  lang: twoLetters.default('en'),
  country: twoLetters.default('us'),
  timeout: timeout.default(60_000),
})

export const MapRequestSchema = z.strictObject({
  url: TargetUrl,
  search: query.optional(),
  limit: whole(5_000).default(1_000),
  timeout: timeout.default(60_000),
})

export const BatchRequestSchema = z.strictObject({
  urls: z.array(TargetUrl).min(1).max(MAX_BATCH),
  reads,
})

export const ExtractRequestSchema = z.strictObject({ urls: z.array(TargetUrl).min(1).max(MAX_EXTRACT) })

export const ResearchRequestSchema = z.strictObject({
  query,
  maxDepth: whole(5).default(3),
  maxUrls: whole(20).default(10),
  /** Seconds. */
  timeLimit: z.number().int().min(30).max(300).default(120),
})

export const LlmsTextRequestSchema = z.strictObject({
  url: TargetUrl,
  maxUrls: whole(MAX_CRAWL).default(10),
})

/** The address of a site that is looked up in the catalogue; nothing is read there. */
export const SiteSchema = z.string().min(1).max(2_000)

/** The target of a reading of the site. */
export const ReadsSchema = z.enum(TARGETS).default('university')

export const SkipSchema = z.coerce.number().int().min(0).max(10_000).default(0)

export type CrawlRequest = z.infer<typeof CrawlRequestSchema>
export type ScrapeRequest = z.infer<typeof ScrapeRequestSchema>
export type SearchRequest = z.infer<typeof SearchRequestSchema>
export type MapRequest = z.infer<typeof MapRequestSchema>
export type BatchRequest = z.infer<typeof BatchRequestSchema>
export type ExtractRequest = z.infer<typeof ExtractRequestSchema>
export type ResearchRequest = z.infer<typeof ResearchRequestSchema>
export type LlmsTextRequest = z.infer<typeof LlmsTextRequestSchema>

/** The fault of a request, in one sentence that names the field. */
export function describeIssue(error: z.ZodError): string {
  const [issue] = error.issues
  const field = issue?.path.join('.')
  return field ? `${field}: ${issue?.message}` : (issue?.message ?? 'The request is not valid.')
}
