import { listTools } from '@/lib/api/openapi'
import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { textFile } from '@/lib/server/text-file'
import { SITE } from '@/lib/site'
import { llmsText } from '@/lib/api/llms'

export const dynamic = 'force-static'

/** What this site is, for programs that answer people (https://llmstxt.org). */
export function GET() {
  return textFile(llmsText(SITE, listTools()), 'text', { cache: CATALOGUE_CACHE })
}
