import { useState, type ReactNode } from 'react'

const PREVIEWED = 3
const SHOWN_AT_ONCE = 25

/** The first three of a list, how many more there are, and on request those, too many for one go in portions. */
export function PreviewList<Item>({
  label,
  items,
  children,
}: {
  label: string
  items: readonly Item[]
  children: (item: Item, index: number) => ReactNode
}) {
  const [count, setCount] = useState(PREVIEWED)
  const left = items.length - count
  return (
    <div>
      <ul aria-label={label} className="grid">
        {items.slice(0, count).map((item, index) => (
          <li key={index} className="border-t border-line py-3">
            {children(item, index)}
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="text-sm text-ink-2">Nothing matches this filter.</p>}
      {left > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
          <p className="text-sm text-ink-2">... and {left} more entries</p>
          <button type="button" className="btn btn-small" onClick={() => setCount(count + SHOWN_AT_ONCE)}>
            Show {Math.min(left, SHOWN_AT_ONCE)} more
          </button>
        </div>
      )}
    </div>
  )
}
