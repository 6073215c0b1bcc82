import { listTools } from '@/lib/api/openapi'
import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { SITE } from '@/lib/site'
import { llmsText } from '@/lib/api/llms'

export const dynamic = 'force-static'

/** What this site is, for programs that answer people (https://llmstxt.org). */
export function GET() {
  return new Response(llmsText(SITE, listTools()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CATALOGUE_CACHE },
  })
}
