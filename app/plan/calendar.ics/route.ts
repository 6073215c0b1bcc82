import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { redirectTo } from '@/lib/server/one-address'
import { calendarHref, readAddress } from '@/lib/tasks/address'
import { getPlanCalendar } from '@/lib/tasks/queries'

const refuse = (why: string) =>
  new Response(why, { status: 400, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/** The dates of the items in the address, to subscribe to. Nothing is stored, and nothing identifies the visitor. */
export function GET({ url }: Request) {
  const address = readAddress(new URL(url).search)
  if (!address) return refuse('This address names more items than a calendar can have.')
  const { places, awards } = address
  if (places.length + awards.length === 0) return refuse('This address names no item of a plan.')
  const redirect = redirectTo(calendarHref({ places, awards }), url)
  if (redirect) return redirect
  return new Response(getPlanCalendar({ places, awards }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-plan.ics"',
      'Cache-Control': CATALOGUE_CACHE,
    },
  })
}
