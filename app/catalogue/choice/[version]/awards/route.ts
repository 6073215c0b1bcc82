import { getAwardWorths } from '@/lib/choice/queries'
import { versioned } from '../../versioned'

/** What each award pays. */
export async function GET(_request: Request, { params }: RouteContext<'/catalogue/choice/[version]/awards'>) {
  const { version } = await params
  return versioned(version, getAwardWorths)
}
