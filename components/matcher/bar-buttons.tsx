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
  children?: Elements
}

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
      className="relative flex w-fit max-w-full overflow-x-auto rounded-full border border-line-strong bg-surface text-sm whitespace-nowrap text-ink-2 *:min-h-11 *:flex-none *:border-r *:border-line *:px-3 *:last:border-0 *:hover:bg-sunk *:focus-visible:-outline-offset-2 *:aria-expanded:bg-accent-soft md:*:min-h-9"
    >
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
      {children}
    </div>
  )
}
