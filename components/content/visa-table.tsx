import type { ComponentType, ReactNode } from 'react'
import { formatKnownFrom } from '@/lib/destinations/format'
import type { RulePart, VisaRule } from '@/lib/destinations/visa/schema'
import { Term } from './glossary/term'
import { ScrollTable } from './scroll-table'

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
