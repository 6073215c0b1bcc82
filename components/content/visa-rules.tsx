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
 * @throws when there are no rules for it: the text would promise a table that is not there.
 */
export function VisaRules({ country }: VisaRulesProps) {
  const visa = getVisa(country)
  if (!visa) throw new Error(`data/visa-rules.json has no country with the code "${country}".`)
  return <VisaTable rules={visa.rules} Link={PageLink} />
}
