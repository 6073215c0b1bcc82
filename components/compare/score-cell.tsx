import type { CSSProperties } from 'react'
import type { Score } from '@/lib/universities/score'
import { formatDecimal } from '@/lib/text/format'

const share = (value: number) => ({ '--share': `${value}%` }) as CSSProperties

/** The score, which opens into its four parts. */
export function ScoreCell({ score }: { score: Score }) {
  if (score.total === null) {
    return (
      <p>
        Score: N/A <span className="faint block">{score.missing}</span>
      </p>
    )
  }
  return (
    <details className="comparison-score">
      <summary>
        {`Score: ${score.total}/100`}
        <span className="meter" aria-hidden>
          {score.parts.map(({ label, value }) => (
            <i key={label} style={share(value)} />
          ))}
        </span>
      </summary>
      <ul>
        {score.parts.map(({ label, value, words }) => (
          <li key={label}>
            <span className="flex justify-between gap-2">
              {label} <b className="whitespace-nowrap">{formatDecimal(value)}</b>
            </span>
            <i style={share(value)} aria-hidden />
            <span className="faint">{words}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
