import { z } from 'zod'

const schema = z.object({
  SITE_URL: z.url().default('http://localhost:3000'),
  /** The Firecrawl service that the scraper talks to; another address for one that is self-hosted. */
  FIRECRAWL_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/+$/, ''))
    .default('https://api.firecrawl.dev'),
  /** How much one visitor may ask of `/api/scraper` in a minute: reading costs 1, spending credits costs 5. */
  SCRAPER_REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(240),
  /** Off: browsers drop the service worker and every page it saved at their next visit. Read when the site is built. */
  OFFLINE_READING: z.enum(['on', 'off']).default('on'),
})

/**
 * Environment variables, read once. The site runs with none of them set.
 * @throws naming the variable when one is set to something unusable.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const parsed = schema.safeParse({
    SITE_URL:
      source.SITE_URL ??
      (source.VERCEL_PROJECT_PRODUCTION_URL && `https://${source.VERCEL_PROJECT_PRODUCTION_URL}`),
    FIRECRAWL_API_URL: source.FIRECRAWL_API_URL,
    SCRAPER_REQUESTS_PER_MINUTE: source.SCRAPER_REQUESTS_PER_MINUTE,
    OFFLINE_READING: source.OFFLINE_READING,
  })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`The environment variable ${String(issue?.path[0])} is not usable: ${issue?.message}.`)
}

export const env = readEnv(process.env)
