import { getVisa } from '@/lib/destinations/visa/queries'
import { PageLink } from './page-link'
import { VisaTable } from './visa-table'

type VisaRulesProps = {
  /** ISO 3166-1 alpha-2 in lower case. */
  country: string
}

/**
 * The table of `data/visa-rules.json` for a country, in a text.
 *
 * @throws if the country has no rules, because the text would then announce a missing table
 */
export function VisaRules({ country }: VisaRulesProps) {
  const visa = getVisa(country)
  if (!visa) throw new Error(`data/visa-rules.json has no country with the code "${country}".`)
  return <VisaTable rules={visa.rules} Link={PageLink} />
}
