import { CATALOGUE_CACHE, MISSING_CACHE } from '@/lib/server/headers'
import { textFile } from '@/lib/server/text-file'
import { getListCsv } from '@/lib/web/list-csv/queries'

/** The results of a list as a table for computers. */
export async function GET({ url }: Request, { params }: RouteContext<'/csv/[list]'>): Promise<Response> {
  const { list } = await params
  const csv = getListCsv(list, Object.fromEntries(new URL(url).searchParams))
  if (csv === null) return new Response(null, { status: 404, headers: { 'Cache-Control': MISSING_CACHE } })
  return textFile(csv, 'csv', { name: `${list}-list.csv`, cache: CATALOGUE_CACHE })
}
