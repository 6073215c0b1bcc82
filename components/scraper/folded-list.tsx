import type { ReactNode } from 'react'

type FoldedListProps<Item> = {
  summary: string
  label: string
  items: readonly Item[]
  /** Whether it is open at first. */
  isOpen?: boolean
  children: (item: Item) => ReactNode
}

/** A list that opens below its summary; nothing where there is no item. */
export function FoldedList<Item>({ summary, label, items, isOpen, children }: FoldedListProps<Item>) {
  if (items.length === 0) return null
  return (
    <details className="text-sm" open={isOpen}>
      <summary className="py-3 text-accent">{summary}</summary>
      <ul aria-label={label} className="grid gap-2">
        {items.map((item, index) => (
          <li key={index} className="border-t border-line pt-2">
            {children(item)}
          </li>
        ))}
      </ul>
    </details>
  )
}
