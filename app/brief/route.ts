import { briefHref, readBriefAddress } from '@/lib/brief/brief-href'
import { briefPage } from '@/lib/brief/brief-page'
import { getBrief } from '@/lib/brief/queries'
import { redirectTo } from '@/lib/server/one-address'
import { textFile } from '@/lib/server/text-file'

/** A plan or a comparison in plain words for a family, in their language. Nothing of the address names anybody. */
export async function GET({ url }: Request): Promise<Response> {
  const address = readBriefAddress(new URL(url).search)
  if (!address)
    return textFile('This address names more items than a brief has room for.', 'text', { status: 400 })
  // What we can't read is told on the page, so it stays in the address.
  const moved =
    address.unread.length + address.unknownAnswers.length === 0 ? redirectTo(briefHref(address), url) : null
  return moved ?? briefPage(getBrief(address))
}
