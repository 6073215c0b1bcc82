import { getChoiceHead } from '@/lib/choice/queries'

export const dynamic = 'force-static'

/** Asked again each time, because it names the version of the other files; unchanged it is a few bytes. */
export function GET() {
  return Response.json(getChoiceHead(), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
