import { z } from 'zod'

const schema = z.object({
  SITE_URL: z.url().default('http://localhost:3000'),
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
  })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`The environment variable ${String(issue?.path[0])} is not usable: ${issue?.message}.`)
}

export const env = readEnv(process.env)
