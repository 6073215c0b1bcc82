import { popoverButton } from './popover-button'
import { TooltipContent } from './tooltip'

type SourceMarkProps = {
  /** Unique on the page. */
  id: string
  /** What it explains, by which a screen reader tells the marks of a page apart. */
  of: string
  /** What the value rests on. */
  tip: string
}

/** A small mark beside a value, which tells what the value rests on when it is pressed. It takes no height of its own. */
export function SourceMark({ id, of, tip }: SourceMarkProps) {
  return (
    <>
      <button
        {...popoverButton(id)}

        aria-label={`Basis: ${of}`}
        className="source-mark"
      ></button>
      <TooltipContent id={id}>{tip}</TooltipContent>
    </>
  )
}
