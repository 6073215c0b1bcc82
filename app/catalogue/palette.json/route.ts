import { getPaletteFile } from '@/lib/palette/queries'

export const dynamic = 'force-static'

/** Asked again each time, because it names the versions of everything else; unchanged it is a few bytes. */
export async function GET() {
  return Response.json(await getPaletteFile(), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
