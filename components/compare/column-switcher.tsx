import type { ComparedUniversity } from '@/lib/universities/compared-university'

type ColumnSwitcherProps = {
  columns: readonly ComparedUniversity[]
  shown: readonly string[]
  onShow: (id: string) => void
}

/** The names of all columns, of which a phone has room for two: a press shows one, in place of that shown longest. */
export function ColumnSwitcher({ columns, shown, onShow }: ColumnSwitcherProps) {
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
