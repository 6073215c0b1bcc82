import { capital } from '@/lib/text/format'
import { ExternalLink } from '@/components/ui/external-link'
import type { CostTable } from '@/lib/cost/cost'
import type { CostLine, UnknownCost } from '@/lib/cost/line'
import { lineInWords, roughRange } from '@/lib/cost/words'
import { describeKind } from '@/lib/facts/words'

/** The sums, one below the other, in the visitor's currency with the stated one beside. Each opens its formula, source and year. */
export function CostLines({ lines, length, currency }: Pick<CostTable, 'lines' | 'length' | 'currency'>) {
  return (
    <ul className="mt-2 border-t border-line">
      {lines.map((line) => (
        <li key={line.id} className="border-b border-line">
          {/* On paper all are open: nobody can unfold them there. */}
          <details className="print:[&::details-content]:[content-visibility:visible]">
            <summary className="relative flex min-h-11 list-none flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2.5 pl-4 before:absolute before:left-0 before:font-semibold before:text-accent before:content-['+'] print:before:hidden [&::-webkit-details-marker]:hidden [[open]>&]:before:content-['–']">
              <span className="mr-auto">{`${line.label} `}</span>
              {line.own && line.own.high > 0 && (
                <b className="font-semibold">{`${roughRange(line.own, currency)} `}</b>
              )}
              <span className={line.own ? 'text-ink-2' : 'font-semibold'}>{lineInWords(line, length)}</span>
            </summary>
            <LineBasis line={line} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function LineBasis({ line }: { line: CostLine }) {
  const { formula, kind, year, source, note, isUnsure, age } = line
  const restsOn = kind && year !== null ? describeKind({ kind, year, age }) : year
  return (
    <p className="pb-2.5 text-sm text-ink-2">
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
    <ul className="mt-2 text-sm text-ink-2">
      {notKnown.map(({ id, what, why, source }) => (
        <li
          key={id}
          className="mt-1 pl-4 -indent-4 before:font-semibold before:text-warn before:content-['?_']"
        >
          <span>{`Not known: ${what}.`}</span> {why && <span>{`${capital(why).replace(/\.$/, '')}. `}</span>}
          {source && <Source source={source} />}
        </li>
      ))}
    </ul>
  )
}
