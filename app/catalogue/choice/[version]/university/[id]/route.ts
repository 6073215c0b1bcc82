import { getChoiceFile } from '@/lib/choice/queries'
import { versioned } from '../../../versioned'

/** What costs, tasks and admission read of a university. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/catalogue/choice/[version]/university/[id]'>,
) {
  const { version, id } = await params
  return versioned(version, () => getChoiceFile(id))
}
