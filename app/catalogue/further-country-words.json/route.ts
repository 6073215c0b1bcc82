import { getFurtherCountryWords } from '@/lib/places/queries'

export const dynamic = 'force-static'

/** What people call countries and themselves in other languages. A form asks for it where nothing else explains a text. */
export function GET() {
  return Response.json(getFurtherCountryWords(), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
