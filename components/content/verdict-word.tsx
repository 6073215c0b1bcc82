import { VERDICTS, type Verdict } from '@/lib/eligibility/verdict'

const TONES: Record<Verdict, string> = {
  eligible: 'text-good',
  'not-eligible': 'text-bad',
  check: 'text-warn',
  almost: 'text-warn',
}

/** A verdict in its word and sign. `question`: what it answers, for screen readers, where that does not stand before it. */
export function VerdictWord({ verdict, question }: { verdict: Verdict; question?: string }) {
  const words = VERDICTS.find(({ value }) => value === verdict)
  return (
    <strong className={`inline-block ${TONES[verdict]}`}>
      {question && <span className="sr-only">{`${question} `}</span>}
      <span aria-hidden>{words?.sign}</span>
      <span>{` ${words?.label ?? ''}`}</span>
    </strong>
  )
}
