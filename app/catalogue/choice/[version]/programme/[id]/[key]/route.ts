import { getChoiceProgramme } from '@/lib/choice/queries'
import { versioned } from '../../../../versioned'

/** What costs, tasks and admission read of a programme. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/catalogue/choice/[version]/programme/[id]/[key]'>,
) {
  const { version, id, key } = await params
  return versioned(version, () => getChoiceProgramme(id, key))
}
