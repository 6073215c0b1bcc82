import { Fragment, type ComponentType, type ReactNode } from 'react'
import { formatKnownFrom } from '@/lib/destinations/visa/format'
import type { RulePart, VisaRule } from '@/lib/destinations/visa/schema'
import { Term } from './glossary/term'

type PartLink = ComponentType<{ href: string; children: ReactNode }>

type VisaTableProps = {
  rules: readonly VisaRule[]
  /** Draws a link to an official page in the style of the surrounding page. */
  Link: PartLink
}

/** The visa and work rules of one country, each with the date since when it is known. */
export function VisaTable({ rules, Link }: VisaTableProps) {
  return (
    <div role="group" aria-label="Visa and work rules" tabIndex={0} className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Rule</th>
            <th scope="col">Known from</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ question, rule, knownFrom }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              <td>
                {rule.map((part, at) => (
                  <Fragment key={at}>{drawPart(part, Link)}</Fragment>
                ))}
              </td>
              <td>{formatKnownFrom(knownFrom)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function drawPart(part: RulePart, Link: PartLink) {
  if (typeof part === 'string') return part
  if ('term' in part) return <Term id={part.term}>{part.text}</Term>
  return <Link href={part.href}>{part.text}</Link>
}
