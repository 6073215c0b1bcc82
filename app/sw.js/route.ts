import { getChoiceVersion } from '@/lib/choice/queries'
import { env } from '@/lib/env'
import { getMatcherFile } from '@/lib/matcher/queries'
import { buildWorker } from '@/lib/offline/build-worker'
import { getProgrammeListVersion } from '@/lib/programmes/search/queries'
import { getScholarshipVersion } from '@/lib/scholarships/queries'
import { getCatalogueFiles } from '@/lib/universities/queries'

export const dynamic = 'force-static'

/** Browsers ask for it on every visit, so that a new one takes over at once. */
export async function GET() {
  const script = await buildWorker({
    isOn: env.OFFLINE_READING === 'on',
    versions: {
      universities: getCatalogueFiles().version,
      scholarships: getScholarshipVersion(),
      matcher: getMatcherFile().version,
      programmes: getProgrammeListVersion(),
      choice: getChoiceVersion(),
    },
  })
  return new Response(script, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}
