import { z } from 'zod'

const schema = z.object({
  SITE_URL: z.url().default('http://localhost:3000'),
  /** The Firecrawl service that the scraper talks to; another address for one that is self-hosted. */
  FIRECRAWL_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/+$/, ''))
    .default('https://api.firecrawl.dev'),
  /** Set to 1 to let the scraper read addresses inside a network: for tests, and for those who host the service themselves. */
  FIRECRAWL_ALLOW_PRIVATE: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  /**
   * The number of tokens that one visitor may spend in a minute at `/api/scraper`, where reading costs 1 and spending
   * credits 5, and as many at `/api/v1` and `/api/mcp` together, where a question costs 1.
   */
  SCRAPER_REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(240),
  /** The repository that takes corrections as issues: `https://github.com/owner/name`. Without it the scraper offers a file. */
  CORRECTIONS_REPOSITORY: z
    .url({ protocol: /^https$/ })
    .transform((address) => address.replace(/\/+$/, ''))
    .nullable()
    .default(null),
  /** The address that takes corrections by e-mail, where there is no repository for them. */
  CORRECTIONS_EMAIL: z.email().nullable().default(null),
  /** Off: browsers drop the service worker and every page it saved at their next visit. Read when the site is built. */
  OFFLINE_READING: z.enum(['on', 'off']).default('on'),
  /**
   * The number of proxies in front of the site. Each adds the address that it sees to `X-Forwarded-For`, and the rate
   * limit counts by the one that the outermost proxy added. With 0 it counts by the address of the socket.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /**
   * On: `Strict-Transport-Security` holds for all subdomains of the site and asks for a place in the browsers' lists.
   * Read when the site is built.
   */
  HSTS_PRELOAD: z.enum(['on', 'off']).default('off'),
  /** Off: the server sends everything as it is, for those who have a proxy in front that compresses. */
  COMPRESSION: z.enum(['on', 'off']).default('on'),
})

/**
 * Environment variables, read once. The site runs with none of them set.
 * @throws naming the variable when one is set to something unusable.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const siteUrl =
    source.SITE_URL ??
    (source.VERCEL_PROJECT_PRODUCTION_URL && `https://${source.VERCEL_PROJECT_PRODUCTION_URL}`)
  const parsed = schema.safeParse({
    SITE_URL: siteUrl,
    FIRECRAWL_API_URL: source.FIRECRAWL_API_URL,
    FIRECRAWL_ALLOW_PRIVATE: source.FIRECRAWL_ALLOW_PRIVATE,
    SCRAPER_REQUESTS_PER_MINUTE: source.SCRAPER_REQUESTS_PER_MINUTE,
    CORRECTIONS_REPOSITORY: source.CORRECTIONS_REPOSITORY,
    CORRECTIONS_EMAIL: source.CORRECTIONS_EMAIL,
    OFFLINE_READING: source.OFFLINE_READING,
    // On Vercel every request comes through its proxy.
    TRUSTED_PROXIES: source.TRUSTED_PROXIES ?? (source.VERCEL && 1),
    HSTS_PRELOAD: source.HSTS_PRELOAD,
    COMPRESSION: source.COMPRESSION,
  })
  if (parsed.success) return { ...parsed.data, isSiteUrlSet: Boolean(siteUrl) }
  const [issue] = parsed.error.issues
  throw new Error(`The environment variable ${String(issue?.path[0])} is not usable: ${issue?.message}.`)
}

export const env = readEnv(process.env)
