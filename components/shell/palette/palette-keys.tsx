const KEY = 'rounded-[4px] border border-line px-[5px] py-px font-sans'

/** The keys of the palette, where there is likely a keyboard. */
export function PaletteKeys() {
  return (
    <p
      className="hidden border-t border-line px-5 py-2.5 text-sm text-ink-3 sm:pointer-fine:block"
      aria-hidden
    >
      <kbd translate="no" className={KEY}>
        ↑
      </kbd>{' '}
      <kbd translate="no" className={KEY}>
        ↓
      </kbd>{' '}
      move,{' '}
      <kbd translate="no" className={KEY}>
        Enter
      </kbd>{' '}
      opens,{' '}
      <kbd translate="no" className={KEY}>
        Ctrl S
      </kbd>{' '}
      saves to my plan,{' '}
      <kbd translate="no" className={KEY}>
        Esc
      </kbd>{' '}
      closes
    </p>
  )
}
