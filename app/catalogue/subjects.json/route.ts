import { getSubjectsFile } from '@/lib/compare/queries'

export const dynamic = 'force-static'

/**
 * The subjects with the words that people type for them, and the version of the files about a subject at a university.
 */
export function GET() {
  return Response.json(getSubjectsFile(), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
