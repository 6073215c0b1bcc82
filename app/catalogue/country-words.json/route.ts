import { getCountryWords } from '@/lib/places/queries'

export const dynamic = 'force-static'

/**
 * Further words that people type for a country. The lists ask for this file when a visitor searches their countries.
 */
export function GET() {
  return Response.json(getCountryWords(), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
