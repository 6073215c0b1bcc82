import './texts.css'
import type { Elements } from '@/components/ui/elements'

const KINDS = {
  note: { sign: 'i', label: 'Note' },
  warn: { sign: '!', label: 'Take care' },
  good: { sign: '✓', label: 'Tip' },
} as const

type Props = { kind?: keyof typeof KINDS; title?: string; children: Elements }

/** A remark set apart from the text. `title` replaces the kind's own word. */
export function Callout({ kind = 'note', title, children }: Props) {
  const { sign, label } = KINDS[kind]
  return (
    <div role="note" className={`callout callout-${kind}`}>
      <p className="callout-title">
        <span aria-hidden>{sign}</span>
        <span>{title ?? label}</span>
      </p>
      {children}
    </div>
  )
}
