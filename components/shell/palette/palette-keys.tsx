import { Fragment } from 'react'

const KEYS = [
  ['↑', ' '],
  ['↓', ' move, '],
  ['Enter', ' opens, '],
  ['Ctrl S', ' saves to my plan, '],
  ['Esc', ' closes'],
] as const

/** The keys of the palette, where there is likely a keyboard. */
export function PaletteKeys() {
  return (
    <p
      className="hidden border-t border-line px-5 py-2.5 text-sm text-ink-3 sm:pointer-fine:block"
      aria-hidden
    >
      {KEYS.map(([key, does]) => (
        <Fragment key={key}>
          <kbd translate="no" className="rounded-[4px] border border-line px-1 py-px font-sans">
            {key}
          </kbd>
          <span>{does}</span>
        </Fragment>
      ))}
    </p>
  )
}
