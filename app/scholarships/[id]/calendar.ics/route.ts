import { toCalendar } from '@/lib/scholarships/calendar'
import { getHour, getScholarship } from '@/lib/scholarships/queries'
import { SITE } from '@/lib/site'

/** The coming deadlines, as seen on the day they are asked for. */
export async function GET(_request: Request, { params }: RouteContext<'/scholarships/[id]/calendar.ics'>) {
  const { id } = await params
  const scholarship = getScholarship(id)
  const url = new URL(`/scholarships/${id}`, SITE.url).href
  const calendar = scholarship && toCalendar(scholarship, url, getHour(), new Date())
  if (!calendar) return new Response('No date is known for this scholarship.', { status: 404 })
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${id}.ics"`,
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
