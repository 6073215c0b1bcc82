import { getCountryRules } from '@/lib/choice/queries'
import { versioned } from '../../../versioned-file'

/** The requirements of a country for students from abroad. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/catalogue/choice/[version]/rules/[country]'>,
) {
  const { version, country } = await params
  return versioned(version, () => getCountryRules(country))
}
