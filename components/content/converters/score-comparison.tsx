import { ScrollTable } from '@/components/content/scroll-table'
import type { ScoreTable } from '@/lib/content/english/table'

const NOT_PUBLISHED = <span className="text-ink-3">Not published</span>

/** A table of scores that says where a publisher gives none. */
export function ScoreComparison({ rows, ...table }: ScoreTable & { label: string }) {
  return (
    <ScrollTable
      {...table}
      rows={rows.map(({ label, cells }) => ({
        key: label,
        cells: [label, ...cells.map((cell) => cell ?? NOT_PUBLISHED)],
      }))}
    />
  )
}
