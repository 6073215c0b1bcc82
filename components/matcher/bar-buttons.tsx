import type { Elements } from '@/components/ui/elements'
import { moveFocus, STOP } from '@/components/ui/move-focus'

export const BAR_PARTS = [
  ['level', 'Level'],
  ['subject', 'Subject'],
  ['passport', 'Passport'],
  ['grade', 'Grade'],
  ['english', 'English test'],
  ['money', 'Money a year'],
] as const

export type BarPart = (typeof BAR_PARTS)[number][0]

type BarButtonsProps = {
  /** A few words for each part that is known. */
  words?: Readonly<Record<BarPart, string>>
  /** The part whose questions are open. */
  opened: BarPart | null
  /** Is told the button of that part. */
  onAnchor?: (button: HTMLButtonElement | null) => void
  onPress: (part: BarPart) => void
  /** Stands beside the parts, in reach wherever they are scrolled to. */
  children?: Elements
}

const BUTTONS =
  '*:min-h-11 *:flex-none *:border-line *:px-3 *:hover:bg-sunk *:focus-visible:-outline-offset-2 md:*:min-h-9'

/** Where they may be wider than the screen they fade out; at the end of the way they end before that edge. */
const SCROLLER =
  'relative flex overflow-x-auto max-lg:pr-6 max-lg:[mask-image:linear-gradient(to_left,transparent,black_1.5rem)]'

/**
 * The parts of the profile as buttons. One that is not known shows what it asks for. They are one stop of the Tab key, so
 * that they hold up nobody.
 */
export function BarButtons({ words, opened, onAnchor, onPress, children }: BarButtonsProps) {
  return (
    <div
      role="toolbar"
      aria-label="Your profile"
      onKeyDown={moveFocus}
      className="flex w-fit max-w-full overflow-hidden rounded-full border border-line-strong bg-surface text-sm whitespace-nowrap text-ink-2"
    >
      <div className={`${SCROLLER} ${BUTTONS} *:border-r *:last:border-0 *:aria-expanded:bg-accent-soft`}>
        {BAR_PARTS.map(([part, label], at) => {
          const known = words?.[part]
          return (
            <button
              key={part}
              ref={opened === part ? onAnchor : undefined}
              type="button"
              {...STOP}
              tabIndex={at === 0 ? 0 : -1}
              aria-expanded={opened === part}
              onClick={() => onPress(part)}
              className={known ? 'font-semibold text-ink' : undefined}
            >
              {known && !known.startsWith(label) ? (
                <>
                  <span className="sr-only">{`${label}: `}</span>
                  <span>{known}</span>
                </>
              ) : (
                known || label
              )}
            </button>
          )
        })}
      </div>
      {children && <div className={`flex flex-none ${BUTTONS} *:border-l`}>{children}</div>}
    </div>
  )
}
