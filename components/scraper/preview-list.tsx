import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { count, formatCount } from '@/lib/text/format'

const PREVIEWED = 3
const SHOWN_AT_ONCE = 25

/** The first three items of a list, how many more there are, and a button that shows the next 25. */
export function PreviewList<Item>({
  label,
  items,
  children,
}: {
  label: string
  items: readonly Item[]
  children: (item: Item, index: number) => ReactNode
}) {
  const [shown, setShown] = useState(PREVIEWED)
  const left = items.length - shown
  return (
    <div>
      <ul aria-label={label} className="grid">
        {items.slice(0, shown).map((item, index) => (
          <li key={index} className="border-t border-line py-3">
            {children(item, index)}
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="text-sm text-ink-2">Nothing matches this filter.</p>}
      {left > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
          <p className="text-sm text-ink-2">{`... and ${count(left, 'more entry', 'more entries')}`}</p>
          <Button
            size="small"
            onClick={() => setShown(shown + SHOWN_AT_ONCE)}
          >{`Show ${formatCount(Math.min(left, SHOWN_AT_ONCE))} more`}</Button>
        </div>
      )}
    </div>
  )
}
