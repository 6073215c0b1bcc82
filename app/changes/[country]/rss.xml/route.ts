import { notFound } from 'next/navigation'
import { writeChangesFeed } from '@/lib/corrections/history/feed'
import { getChangesIn } from '@/lib/corrections/history/queries'
import { getCountries } from '@/lib/places/queries'
import { CATALOGUE_CACHE } from '@/lib/server/headers'

/** The changes of a country's universities, programmes, scholarships and rules. */
export async function GET(_: Request, { params }: RouteContext<'/changes/[country]/rss.xml'>) {
  const { country: code } = await params
  const country = getCountries().find((each) => each.code === code) ?? notFound()
  return new Response(writeChangesFeed(getChangesIn(code), country), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': CATALOGUE_CACHE },
  })
}
