import { getAdmissionFile } from '@/lib/admission/queries'

export const dynamic = 'force-static'

/**
 * The rules and facts that decide who may study where. A browser with a stored profile asks for them. If nothing has
 * changed, the answer is a few bytes.
 */
export function GET() {
  return Response.json(getAdmissionFile(), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
