import { getCountryWords } from '@/lib/places/queries'

export const dynamic = 'force-static'

/** What people type for a country beyond its name. The lists ask for it when their countries are searched. */
export function GET() {
  return Response.json(getCountryWords(), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
