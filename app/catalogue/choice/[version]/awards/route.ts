import { getAwardWorths } from '@/lib/choice/queries'
import { versioned } from '../../versioned-file'

/** The payments of each award. */
export async function GET(_request: Request, { params }: RouteContext<'/catalogue/choice/[version]/awards'>) {
  const { version } = await params
  return versioned(version, getAwardWorths)
}
