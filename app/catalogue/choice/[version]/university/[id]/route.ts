import { getChoiceFile } from '@/lib/choice/queries'
import { versioned } from '../../../versioned-file'

/** The facts of a university for its costs, tasks and admission. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/catalogue/choice/[version]/university/[id]'>,
) {
  const { version, id } = await params
  return versioned(version, () => getChoiceFile(id))
}
