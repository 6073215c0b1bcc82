import { notFound } from 'next/navigation'
import { writeChangesFeed } from '@/lib/corrections/history/feed'
import { getChangesIn } from '@/lib/corrections/history/queries'
import { getCountries } from '@/lib/places/queries'
import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { textFile } from '@/lib/server/text-file'

/** The changes of a country's universities, programmes, scholarships and rules. */
export async function GET(_: Request, { params }: RouteContext<'/changes/[country]/rss.xml'>) {
  const { country: code } = await params
  const country = getCountries().find((each) => each.code === code) ?? notFound()
  return textFile(writeChangesFeed(getChangesIn(code), country), 'feed', { cache: CATALOGUE_CACHE })
}
