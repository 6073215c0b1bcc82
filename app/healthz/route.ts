import { catalogueVersion } from '@/lib/catalogue-version'
import { getRows } from '@/lib/universities/queries'

/** Asked by whatever watches the server, so it is worked out each time. */
export const dynamic = 'force-dynamic'

/** Answers once the catalogue has been read, and says which one: processes that differ serve different deployments. */
export function GET() {
  // The first call reads it.
  getRows()
  return Response.json(
    { status: 'ok', catalogue: catalogueVersion() },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
