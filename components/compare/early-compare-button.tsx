import { useRef, type ComponentProps } from 'react'
import { EARLY_ALONE, useEarlyPresses } from '@/components/ui/early-press'
import { CompareButton } from '@/components/list/compare-button'

/** A button that stands alone takes over what was pressed before its script came; in a list, the list does. */
export function EarlyCompareButton(props: ComponentProps<typeof CompareButton>) {
  const root = useRef<HTMLSpanElement>(null)
  useEarlyPresses(root)
  return (
    <span ref={root} className="contents" {...EARLY_ALONE}>
      <CompareButton {...props} />
    </span>
  )
}
