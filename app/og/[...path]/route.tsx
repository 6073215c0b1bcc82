import { ImageResponse } from 'next/og'
import { PictureCard } from '@/components/content/seo/picture-card'
import { PICTURE_CACHE } from '@/lib/server/headers'
import { PICTURE_SIZE } from '@/lib/web/og/href'
import { getPicture, getPictureFonts } from '@/lib/web/og/queries'

/** Drawn when first asked for, and kept in memory from then on. */
export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

export async function GET(_request: Request, { params }: RouteContext<'/og/[...path]'>) {
  const picture = await getPicture((await params).path)
  if (!picture) return new Response('There is no such picture.', { status: 404 })
  const fonts = getPictureFonts()
  return new ImageResponse(<PictureCard picture={picture} fonts={fonts.map(({ name }) => name)} />, {
    ...PICTURE_SIZE,
    fonts,
    headers: { 'Cache-Control': PICTURE_CACHE },
  })
}
