import { briefHref, readBriefAddress } from '@/lib/brief/brief-href'
import { briefPage } from '@/lib/brief/brief-page'
import { getBrief } from '@/lib/brief/queries'
import { redirectTo } from '@/lib/server/one-address'

/** A plan or a comparison in plain words for a family, in their language. Nothing of the address names anybody. */
export async function GET({ url }: Request): Promise<Response> {
  const address = readBriefAddress(new URL(url).search)
  if (!address)
    return new Response('This address names more items than a brief has room for.', {
      status: 400,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  return redirectTo(briefHref(address), url) ?? briefPage(getBrief(address))
}
