import { toCalendar } from '@/lib/scholarships/calendar'
import { getHour, getScholarship } from '@/lib/scholarships/queries'
import { textFile } from '@/lib/server/text-file'
import { SITE } from '@/lib/site'

/** The coming deadlines, as seen on the day they are asked for. */
export async function GET(_request: Request, { params }: RouteContext<'/scholarships/[id]/calendar.ics'>) {
  const { id } = await params
  const scholarship = getScholarship(id)
  const url = new URL(`/scholarships/${id}`, SITE.url).href
  const calendar = scholarship && toCalendar(scholarship, url, getHour(), new Date())
  if (!calendar) return new Response('No date is known for this scholarship.', { status: 404 })
  return textFile(calendar, 'calendar', { name: `${id}.ics`, cache: 'public, max-age=3600' })
}
