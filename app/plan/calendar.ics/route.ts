import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { redirectTo } from '@/lib/server/one-address'
import { textFile } from '@/lib/server/text-file'
import { calendarHref, readAddress } from '@/lib/tasks/address'
import { getPlanCalendar } from '@/lib/tasks/queries'

const refuse = (why: string) => textFile(why, 'text', { status: 400 })

/** The dates of the items in the address, to subscribe to. Nothing is stored, and nothing identifies the visitor. */
export function GET({ url }: Request) {
  const address = readAddress(new URL(url).search)
  if (!address) return refuse('This address names more items than a calendar can have.')
  const { places, awards } = address
  if (places.length + awards.length === 0) return refuse('This address names no item of a plan.')
  return (
    redirectTo(calendarHref({ places, awards }), url) ??
    textFile(getPlanCalendar({ places, awards }), 'calendar', { name: 'my-plan.ics', cache: CATALOGUE_CACHE })
  )
}
