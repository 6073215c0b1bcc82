import type { CSSProperties } from 'react'
import { Heart } from '@/components/heart/heart'
import { Crest } from '@/components/ui/crest'
import { Link } from '@/components/ui/link'
import { formatDecimal } from '@/lib/text/format'
import { isAddedId } from '@/lib/universities/added-id'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
import { universityItem } from '@/lib/plan/new-item'
import { universityHref } from '@/lib/universities/href'
import type { Score } from '@/lib/universities/score'

/** The attributes that put a cell into one of the two columns of a phone, or hide it there. */
export type PhoneColumn = { style?: CSSProperties; 'data-off'?: '' }

type ComparisonHeadProps = {
  columns: readonly ComparedUniversity[]
  placeOf: (id: string) => PhoneColumn
  onRemove: (id: string) => void
}

/** The names of the universities, which stay visible while scrolling, and their scores. */
export function ComparisonHead({ columns, placeOf, onRemove }: ComparisonHeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row" className="names">
        <td role="cell" className="corner" />
        {columns.map(({ id, name, logo, country, countryCode, level }) => (
          <th key={id} role="columnheader" scope="col" {...placeOf(id)}>
            <div className="head relative flex gap-3">
              <span className="max-xl:hidden">
                <Crest id={id} name={name} logo={logo} />
              </span>
              <div className="min-w-0 flex-1">
                <Link href={universityHref(id, level)} className="name hover:underline" translate="no">
                  {name}
                </Link>
                <p className="mt-1 text-sm text-ink-3">
                  <img className="flag" src={`/flags/${countryCode}.svg`} alt="" width={18} height={13} />
                  <span>{country}</span>
                </p>
                {!isAddedId(id) && <Heart item={universityItem({ id, name, countryCode }, level)} />}
              </div>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                className="remove hover:bg-sunk hover:text-ink noscript:hidden"
                onClick={() => onRemove(id)}
              >
                <span aria-hidden>✕</span>
              </button>
            </div>
          </th>
        ))}
      </tr>
      <tr role="row">
        <th role="rowheader" scope="row">
          Score
        </th>
        {columns.map((university) => (
          <td key={university.id} role="cell" {...placeOf(university.id)}>
            <ScoreCell score={university.score} />
          </td>
        ))}
      </tr>
    </thead>
  )
}

const share = (value: number) => ({ '--share': `${value}%` }) as CSSProperties

/** The score, which opens into its four parts. */
function ScoreCell({ score }: { score: Score }) {
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
        <span>{`Score: ${score.total}/100`}</span>
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
              <span>{`${label} `}</span>
              <b className="whitespace-nowrap">{formatDecimal(value)}</b>
            </span>
            <i style={share(value)} aria-hidden />
            <span className="faint">{words}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
