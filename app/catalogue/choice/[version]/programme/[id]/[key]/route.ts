import { getChoiceProgramme } from '@/lib/choice/queries'
import { versioned } from '../../../../versioned-file'

/** The facts of a programme for its costs, tasks and admission. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/catalogue/choice/[version]/programme/[id]/[key]'>,
) {
  const { version, id, key } = await params
  return versioned(version, () => getChoiceProgramme(id, key))
}
