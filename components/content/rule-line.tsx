import type { Elements } from '@/components/ui/elements'
import type { CheckOutcome } from '@/lib/eligibility/places'

const OUTCOMES: Record<CheckOutcome, { sign: string; word: string; tone: string }> = {
  met: { sign: '✓', word: 'Met', tone: 'text-good' },
  unmet: { sign: '✕', word: 'Not met', tone: 'text-bad' },
  almost: { sign: '≈', word: 'A test is missing', tone: 'text-warn' },
  check: { sign: '?', word: 'Check', tone: 'text-warn' },
  open: { sign: '–', word: 'To know', tone: 'text-ink-3' },
}

type RuleLineProps = { label: string; outcome: CheckOutcome; why: string; children?: Elements }

/** A rule in a list of them: what came of it by sign and word, why, and what more is said of it. */
export function RuleLine({ label, outcome, why, children }: RuleLineProps) {
  const { sign, word, tone } = OUTCOMES[outcome]
  return (
    <li className="grid grid-cols-[1rem_1fr] gap-x-2">
      <span className={tone} aria-hidden>
        {sign}
      </span>
      <span className="wrap-anywhere">
        <b className="font-semibold">{label}</b> <span className={tone}>{`(${word})`}</span>
        <span>{` ${why} `}</span>
        {children}
      </span>
    </li>
  )
}
