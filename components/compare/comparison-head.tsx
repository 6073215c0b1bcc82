import type { Route } from 'next'
import type { CSSProperties } from 'react'
import { Crest } from '@/components/ui/crest'
import { Link } from '@/components/ui/link'
import type { ComparedUniversity } from '@/lib/universities/compared'
import { ScoreCell } from './score-cell'

/** The attributes that put a cell into one of the two columns of a phone, or hide it there. */
export type Place = { style?: CSSProperties; 'data-off'?: '' }

type ComparisonHeadProps = {
  columns: readonly ComparedUniversity[]
  placeOf: (id: string) => Place
  onRemove: (id: string) => void
}

/** The names of the universities, which stay visible while scrolling, and their scores. */
export function ComparisonHead({ columns, placeOf, onRemove }: ComparisonHeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row" className="names">
        <td role="cell" className="corner" />
        {columns.map(({ id, name, logo, country, countryCode }) => (
          <th key={id} role="columnheader" scope="col" {...placeOf(id)}>
            <div className="relative flex gap-3">
              <span className="max-lg:hidden">
                <Crest id={id} name={name} logo={logo} />
              </span>
              <div className="min-w-0 flex-1">
                <Link
                  href={`/universities/${id}` as Route}
                  className="inline-block pr-7 font-display text-md leading-tight font-medium text-ink no-underline hover:underline"
                >
                  {name}
                </Link>
                <p className="mt-1 text-sm text-ink-3">
                  <img className="flag" src={`/flags/${countryCode}.svg`} alt="" width={18} height={13} />
                  {country}
                </p>
              </div>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                className="scripted absolute -top-2.5 -right-3 grid size-11 place-items-center rounded-sm text-ink-3 hover:bg-sunk hover:text-ink md:-top-1.5 md:size-9 print:hidden"
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
