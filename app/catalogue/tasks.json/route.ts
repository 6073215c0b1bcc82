import { getTasksFile } from '@/lib/tasks/queries'

export const dynamic = 'force-static'

/** The steps on the way to a course, and the dates of awards. Asked again each time: its address never changes. */
export function GET() {
  return Response.json(getTasksFile(), { headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } })
}
