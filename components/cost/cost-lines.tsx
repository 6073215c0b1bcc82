import { ExternalLink } from '@/components/ui/external-link'
import type { CostTable } from '@/lib/cost/cost'
import type { CostLine, UnknownCost } from '@/lib/cost/line'
import { sumOf } from '@/lib/cost/range'
import { capital, overInWords, sumInWords } from '@/lib/cost/words'
import { describeKind } from '@/lib/facts/words'

/** The sums, one below the other. Each opens its formula, source and year. */
export function CostLines({ lines, length }: Pick<CostTable, 'lines' | 'length'>) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line.id}>
          <details>
            <summary>
              <span>{`${line.label} `}</span>
              <span>
                <b>{sumInWords(sumOf(line.years), line.currency)}</b>
                <span>{overInWords(line, length)}</span>
              </span>
            </summary>
            <LineBasis line={line} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function LineBasis({ line }: { line: CostLine }) {
  const { formula, kind, year, source, note, isUnsure } = line
  const restsOn = kind && year !== null ? describeKind({ kind, year }) : year
  return (
    <p>
      <span>{`${formula}${isUnsure ? ' (about: check it)' : ''}. ${note ? `${capital(note).replace(/\.$/, '')}. ` : ''}${restsOn ? `${capital(restsOn)}. ` : ''}`}</span>
      {source && <Source source={source} />}
    </p>
  )
}

function Source({ source: { url, title, publisher } }: { source: NonNullable<CostLine['source']> }) {
  const text = `${publisher}: ${title}`
  return url ? <ExternalLink href={url}>{text}</ExternalLink> : <span>{text}</span>
}

/** Costs whose sum no source states. */
export function NotKnownLines({ notKnown }: { notKnown: readonly UnknownCost[] }) {
  if (notKnown.length === 0) return null
  return (
    <ul className="unknown text-sm text-ink-2">
      {notKnown.map(({ id, what, why, source }) => (
        <li key={id}>
          <span>{`Not known: ${what}.`}</span> {why && <span>{`${capital(why).replace(/\.$/, '')}. `}</span>}
          {source && <Source source={source} />}
        </li>
      ))}
    </ul>
  )
}
