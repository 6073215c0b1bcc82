import { Alert } from '@/components/ui/alert'
import type { Elements } from '@/components/ui/elements'

const KINDS = {
  note: { sign: 'i', label: 'Note', colour: 'text-accent' },
  warn: { sign: '!', label: 'Take care', colour: 'text-warn' },
  good: { sign: '✓', label: 'Tip', colour: 'text-good' },
} as const

type Props = { kind?: keyof typeof KINDS; title?: string; children: Elements }

/** A remark set apart from the text. `title` replaces the kind's own word. */
export function Callout({ kind = 'note', title, children }: Props) {
  const { sign, label, colour } = KINDS[kind]
  return (
    <Alert role="note" variant={kind}>
      <p className="font-semibold">
        <span aria-hidden className={`inline-block w-[1.4em] ${colour}`}>
          {sign}
        </span>
        <span>{title ?? label}</span>
      </p>
      {children}
    </Alert>
  )
}
