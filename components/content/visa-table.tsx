import type { ComponentType, ReactNode } from 'react'
import { formatKnownFrom } from '@/lib/destinations/format'
import type { RulePart, VisaRule } from '@/lib/destinations/visa/schema'
import { Term } from './glossary/term'
import { ScrollTable } from './scroll-table'
import { getVisa } from '@/lib/destinations/visa/queries'
import { PageLink } from './page-link'

type PartLink = ComponentType<{ href: string; children: ReactNode }>

type VisaTableProps = {
  rules: readonly VisaRule[]
  /** Draws a link to an official page in the style of the surrounding page. */
  Link: PartLink
}

/** The visa and work rules of one country, each with the date since when it is known. */
export function VisaTable({ rules, Link }: VisaTableProps) {
  return (
    <ScrollTable
      label="Visa and work rules"
      columns={['Question', 'Rule', 'Known from']}
      rows={rules.map(({ question, rule, knownFrom }) => ({
        key: question,
        cells: [
          question,
          rule.map((part, at) => <span key={at}>{drawPart(part, Link)}</span>),
          formatKnownFrom(knownFrom),
        ],
      }))}
    />
  )
}

function drawPart(part: RulePart, Link: PartLink) {
  if (typeof part === 'string') return part
  if ('term' in part) return <Term id={part.term}>{part.text}</Term>
  return <Link href={part.href}>{part.text}</Link>
}

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
