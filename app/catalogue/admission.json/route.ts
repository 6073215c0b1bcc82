import { getAdmissionFile } from '@/lib/admission/queries'

export const dynamic = 'force-static'

/** What decides who may study where. A browser that keeps a profile asks for it; unchanged it is a few bytes. */
export function GET() {
  return Response.json(getAdmissionFile(), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
