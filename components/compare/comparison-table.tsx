'use client'

import { useState, type CSSProperties } from 'react'
import type { Elements } from '@/components/ui/elements'
import type { ComparedUniversity } from '@/lib/universities/compared-university'
import { shownPair, compareRows, lackingRows } from '@/lib/compare/rows'
import { SCORE_FORMULA } from '@/lib/universities/score'
import { GroupRow, RowName } from './comparison-cells'
import { ComparisonHead, type PhoneColumn } from './comparison-head'
import { ComparisonRow } from './comparison-row'

type ComparisonTableProps = {
  columns: readonly ComparedUniversity[]
  onlyDifferences: boolean
  onRemove: (id: string) => void
  /** Rows before all others. */
  children?: false | '' | null | ((placeOf: (id: string) => PhoneColumn) => Elements)
}

/** The row that names what a university does not report while another does. */
const ONLY_OTHERS = 'Reported only by others'

/** A real table at every width; on a phone its rows are laid out as two columns that the visitor chooses. */
export function ComparisonTable({ columns, onlyDifferences, onRemove, children }: ComparisonTableProps) {
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [isUnfolded, setIsUnfolded] = useState(false)
  const ids = columns.map(({ id }) => id)
  const pair = shownPair(ids, wanted)
  const placeOf = (id: string): PhoneColumn => (pair.includes(id) ? {} : { 'data-off': '' })
  const groups = compareRows(columns)
  const lacking = columns.map((_, at) => lackingRows(groups, at))
  const unreported = groups.flatMap(({ rows }) => rows.filter((row) => row.isUnreported))
  const shown = groups
    .map(({ label, rows }) => ({
      label,
      rows: rows.filter(
        (row) => !row.isUnreported && (!onlyDifferences || columns.length < 2 || row.differs),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
  const size = { '--columns': columns.length, '--shown': Math.min(columns.length, 2) } as CSSProperties

  return (
    <>
      <ColumnSwitcher columns={columns} shown={pair} onShow={(id) => setWanted([...wanted, id])} />
      <table
        role="table"
        aria-labelledby="comparison-heading"
        className="comparison-table w-full table-fixed overflow-clip rounded-md border border-line bg-surface wrap-anywhere"
        style={size}
      >
        <ComparisonHead columns={columns} placeOf={placeOf} onRemove={onRemove} />
        {children && children(placeOf)}
        {shown.map(({ label, rows }) => (
          <tbody key={label} role="rowgroup">
            <GroupRow columns={columns.length}>{label}</GroupRow>
            {rows.map((row) => (
              <ComparisonRow key={row.key} row={row} columns={columns} placeOf={placeOf} />
            ))}
          </tbody>
        ))}
        {onlyDifferences && shown.length === 0 && (
          <tbody role="rowgroup">
            <GroupRow columns={columns.length}>No reported row differs</GroupRow>
          </tbody>
        )}
        {unreported.length > 0 && (
          <tbody role="rowgroup" id="unreported-rows">
            <GroupRow columns={columns.length}>
              <button
                type="button"
                className="min-h-11 text-left text-sm tracking-normal text-ink-2 normal-case noscript:hidden"
                aria-expanded={isUnfolded}
                aria-controls="unreported-rows"
                onClick={() => setIsUnfolded(!isUnfolded)}
              >
                <span aria-hidden>{isUnfolded ? '– ' : '+ '}</span>
                <span>{`Not reported by any: ${unreported.map(({ label }) => label).join(', ')}`}</span>
              </button>
              <noscript>Not reported by any</noscript>
            </GroupRow>
            {unreported.map((row) => (
              <ComparisonRow
                key={row.key}
                row={row}
                columns={columns}
                placeOf={placeOf}
                isFolded={!isUnfolded}
              />
            ))}
          </tbody>
        )}
        {lacking.some((labels) => labels.length > 0) && (
          <tfoot role="rowgroup" className="print:hidden">
            <tr role="row">
              <RowName>{ONLY_OTHERS}</RowName>
              {columns.map(({ id }, at) => (
                <td
                  key={id}
                  role="cell"
                  data-label={ONLY_OTHERS}
                  className="text-sm text-ink-3"
                  {...placeOf(id)}
                >
                  {lacking[at]?.join(', ') || 'Nothing'}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      <p className="mt-3 max-w-[46rem] text-sm text-ink-3">
        <span className="print:hidden">{`${SCORE_FORMULA} `}</span>
        <span aria-hidden>▲</span> marks the best figure of a row.
      </p>
    </>
  )
}

type ColumnSwitcherProps = {
  columns: readonly ComparedUniversity[]
  shown: readonly string[]
  onShow: (id: string) => void
}

/** The names of all columns, of which a phone has room for two: a press shows one, in place of that shown longest. */
function ColumnSwitcher({ columns, shown, onShow }: ColumnSwitcherProps) {
  if (columns.length <= 2) return null
  return (
    <div
      role="group"
      aria-label="Columns to show"
      className="mb-2 grid grid-cols-2 gap-2 min-[48rem]:hidden print:hidden noscript:hidden"
    >
      {columns.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={shown.includes(id)}
          className="min-h-11 rounded-sm border border-line-strong px-2 py-1 text-left text-sm leading-tight wrap-anywhere text-ink-2 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-ink"
          onClick={() => onShow(id)}
          translate="no"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
