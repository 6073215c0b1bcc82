import type { ComponentProps } from 'react'

/** The options of a select. */
export function Options({ of }: { of: readonly { value: string; label: string }[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/**
 * A select in its frame: the browser’s own, which works without script and opens as the device’s do. WebKitGTK would draw a
 * long option beyond it.
 */
export function NativeSelect(props: ComponentProps<'select'>) {
  return (
    <select
      data-slot="native-select"
      className="min-w-0 flex-1 self-stretch bg-transparent text-inherit outline-0 contain-paint [&_option]:bg-surface [&_option]:text-ink"
      {...props}
    />
  )
}
