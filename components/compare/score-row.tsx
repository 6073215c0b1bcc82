import { formatDecimal } from '@/lib/text/format'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
import type { Score } from '@/lib/universities/score'
import { RowName } from './comparison-cells'
import type { PhoneColumn } from './comparison-head'

type ScoreRowProps = {
  columns: readonly ComparedUniversity[]
  placeOf: (id: string) => PhoneColumn
}

/** The scores; one line where nobody has one. */
export function ScoreRow({ columns, placeOf }: ScoreRowProps) {
  const missing = [...new Set(columns.map(({ score }) => (score.total === null ? score.missing : null)))]
  return (
    <tr role="row">
      <RowName className="border-t-0 pt-0">Score</RowName>
      {missing.includes(null) ? (
        columns.map(({ id, score }) => (
          <td key={id} role="cell" className="border-t-0 pt-0" {...placeOf(id)}>
            <ScoreCell score={score} />
          </td>
        ))
      ) : (
        <td role="cell" colSpan={columns.length} className="col-span-full border-t-0 pt-0 text-sm text-ink-3">
          Score: N/A, <span>{missing.join('; ')}</span>
        </td>
      )}
    </tr>
  )
}

/** A share of 100 as a bar. */
const Bar = ({ value }: { value: number }) => (
  <i
    aria-hidden
    className="block h-1.5 rounded-full"
    style={{ background: `linear-gradient(90deg, var(--accent) ${value}%, var(--line) ${value}%)` }}
  />
)

/** The score, which opens into its four parts. */
function ScoreCell({ score }: { score: Score }) {
  if (score.total === null) {
    return (
      <p className="text-sm text-ink-3">
        Score: N/A, <span>{score.missing}</span>
      </p>
    )
  }
  return (
    <details>
      <summary className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1 marker:hidden">
        <span>{`Score: ${score.total}/100`}</span>
        <span className="grid max-w-23 flex-[1_1_60px] grid-cols-4 gap-[3px] print:hidden" aria-hidden>
          {score.parts.map(({ label, value }) => (
            <Bar key={label} value={value} />
          ))}
        </span>
      </summary>
      <ul className="mt-2.5 grid gap-2.5 text-sm">
        {score.parts.map(({ label, value, words }) => (
          <li key={label}>
            <span className="flex justify-between gap-2">
              <span>{`${label} `}</span>
              <b className="whitespace-nowrap">{formatDecimal(value)}</b>
            </span>
            <Bar value={value} />
            <span className="text-ink-3">{words}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
