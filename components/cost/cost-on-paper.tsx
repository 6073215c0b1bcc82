'use client'

import { useShownProfile } from '@/components/content/use-shown-profile'
import type { CostTable } from '@/lib/cost/cost'
import { lineInWords, totalInWords } from '@/lib/cost/words'
import type { PricedChoice } from './cost-choice'
import { useCosts } from './use-costs'

/** The cost of a choice on paper: the total, its parts, and behind them their sources by number. */
export function CostOnPaper({ choice }: { choice: PricedChoice }) {
  const { tables } = useCosts([choice], useShownProfile())
  const table = tables?.[0]
  if (!table) return null
  const sources = sourcesOf(table)
  const markOf = (line: CostTable['lines'][number]) => {
    const at = sources.indexOf(sourceOf(line))
    return at < 0 ? '' : ` [${at + 1}]`
  }
  const parts = table.lines.map((line) => `${line.label} ${lineInWords(line, table.length)}${markOf(line)}`)
  const unknown = table.notKnown.map(({ what }) => what)
  return (
    <>
      <p>{totalInWords(table)}</p>
      <p className="paper-small">
        {[
          parts.length > 0 && `${parts.join(' · ')}.`,
          unknown.length > 0 && `Not known: ${unknown.join(' · ')}.`,
          ...sources.map((source, at) => `[${at + 1}] ${source}`),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  )
}

/** "UK Home Office, 2026"; empty where the sum has no source. */
const sourceOf = ({ source, year }: CostTable['lines'][number]) =>
  source ? [source.publisher, year].filter(Boolean).join(', ') : ''

const sourcesOf = ({ lines }: CostTable) => [...new Set(lines.map(sourceOf))].filter(Boolean)
