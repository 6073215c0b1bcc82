import { IMMUTABLE_CACHE } from '@/lib/server/headers'
import { getCatalogueFiles, getRecordsOf, getUniversities } from '@/lib/universities/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => {
    const { version } = getCatalogueFiles()
    const countries = new Set(getUniversities().map(({ countryCode }) => countryCode))
    return [...countries].map((country) => ({ version, country }))
  })
}

/**
 * The records of a whole country, for merging an import into them. They are fetched by country, so that no address
 * shows which university a visitor is adding.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/catalogue/[version]/records/[country]'>,
) {
  const { country } = await params
  return Response.json(getRecordsOf(country), { headers: { 'Cache-Control': IMMUTABLE_CACHE } })
}
