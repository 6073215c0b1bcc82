import { Flag } from '@/components/ui/flag'
import { Heart } from '@/components/heart/heart'
import { Crest } from '@/components/ui/crest'
import { Link } from '@/components/ui/link'
import { isAddedId } from '@/lib/universities/added-id'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
import { columnHref } from '@/lib/compare/compare-href'
import { columnItem } from '@/lib/compare/column-item'
import { LEVELS } from '@/lib/facts/vocabulary'
import { labelOf } from '@/lib/text/options'
import { formatDecimal } from '@/lib/text/format'
import type { Score } from '@/lib/universities/score'
import { RowName } from './comparison-cells'

/** The attribute of a cell whose column a phone does not show. */
export type PhoneColumn = { 'data-off'?: '' }

/** A name stays in view while its column scrolls. */
const NAME = 'sticky top-0 z-1 border-t-0 bg-surface print:static'

type ComparisonHeadProps = {
  columns: readonly ComparedUniversity[]
  placeOf: (id: string) => PhoneColumn
  onRemove: (id: string) => void
}

/** The names of the universities, which stay visible while scrolling, and their scores. */
export function ComparisonHead({ columns, placeOf, onRemove }: ComparisonHeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row" className="max-md:sticky max-md:top-0 max-md:z-1 max-md:bg-surface print:static">
        <td role="cell" className={`w-32 max-[48rem]:hidden lg:w-46 ${NAME}`} />
        {columns.map(({ id, name, logo, country, countryCode, level, programme }) => (
          <th key={id} role="columnheader" scope="col" className={NAME} {...placeOf(id)}>
            <div className="relative flex gap-3 md:min-h-18 print:min-h-0">
              <span className="max-xl:hidden print:hidden">
                <Crest id={id} name={name} logo={logo} />
              </span>
              <div className="min-w-0 flex-1">
                <Link
                  href={columnHref({ id, level })}
                  className="inline-block min-h-6 pr-4 font-display text-base/tight font-medium hyphens-auto text-ink no-underline [hyphenate-limit-chars:12_5_4] hover:underline lg:text-md/tight print:text-[9pt]"
                  translate="no"
                >
                  {name}
                </Link>
                <p className="mt-1 text-sm text-ink-3 md:pr-7">
                  <Flag code={countryCode} />
                  {programme && <span>{`${programme.university}, `}</span>}
                  <span>{country}</span>
                  {programme && <span className="block">{labelOf(LEVELS, level)}</span>}
                </p>
                {!isAddedId(id) && (
                  // Below the way out and the country, and over neither.
                  <div className="relative -mt-[12px] -mr-[16px] -mb-[8px] h-[44px] md:absolute md:-right-5 md:-bottom-2 md:m-0 md:w-11 print:hidden noscript:hidden">
                    <Heart item={columnItem({ id, name, countryCode, level, programme })} />
                  </div>
                )}
              </div>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                className="absolute -top-[10px] -right-[12px] grid size-[44px] place-items-center rounded-sm text-ink-3 hover:bg-sunk hover:text-ink md:-top-1.5 md:size-9 print:hidden noscript:hidden"
                onClick={() => onRemove(id)}
              >
                <span aria-hidden>✕</span>
              </button>
            </div>
          </th>
        ))}
      </tr>
      <ScoreRow columns={columns} placeOf={placeOf} />
    </thead>
  )
}

type ScoreRowProps = {
  columns: readonly ComparedUniversity[]
  placeOf: (id: string) => PhoneColumn
}

/** The scores; one line where nobody has one. */
function ScoreRow({ columns, placeOf }: ScoreRowProps) {
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
      <summary className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 marker:hidden">
        <span>{`Score: ${score.total}/100`}</span>
        <span className="grid max-w-23 flex-[1_1_60px] grid-cols-4 gap-1 print:hidden" aria-hidden>
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
