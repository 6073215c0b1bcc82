'use client'

import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import type { AdmissionCheck } from '@/lib/admission/check'
import type { CheckOutcome } from '@/lib/eligibility/places'
import { useAdmission, type AskedPlace } from './use-admission'

const OUTCOMES: Record<CheckOutcome, { sign: string; word: string; tone: string }> = {
  met: { sign: '✓', word: 'Met', tone: 'text-good' },
  unmet: { sign: '✕', word: 'Not met', tone: 'text-bad' },
  almost: { sign: '≈', word: 'A test is missing', tone: 'text-warn' },
  check: { sign: '?', word: 'Check', tone: 'text-warn' },
  open: { sign: '–', word: 'To know', tone: 'text-ink-3' },
}

/** The checks that decide the verdict come first. */
const ORDER: readonly CheckOutcome[] = ['unmet', 'almost', 'check', 'met', 'open']

/** Every rule of a place with its reason, what is missing, and where to look. */
export function AdmissionRules(asked: AskedPlace) {
  const answers = useAdmission(asked)
  if (answers === null)
    return (
      <p role="status" className="text-ink-2">
        Looking up the rules…
      </p>
    )
  if (answers === 'failed') return <p role="status">The rules could not be loaded. Try again later.</p>
  if (answers === 'untold')
    return (
      <p key="untold">
        Tell <Link href="/scholarships">the matcher</Link> who you are: nationality, degree, tests and money.
        This page then shows whether they can take you. Your profile stays on this device.
      </p>
    )
  return (
    <>
      {answers.map(({ level, checks }) => (
        <ul
          key={level}
          data-for={answers.length > 1 ? level : undefined}
          aria-label="Rules"
          className="grid gap-2"
        >
          {ORDER.flatMap((wanted) => checks.filter(({ outcome }) => outcome === wanted)).map((check) => (
            <Rule key={check.rule} {...check} />
          ))}
        </ul>
      ))}
      <p className="mt-3 text-sm text-ink-2">
        Based on the profile in this browser; <Link href="/scholarships">change it in the matcher</Link>. Only
        the university decides.
      </p>
    </>
  )
}

function Rule({ label, outcome, why, missing, source }: AdmissionCheck) {
  const { sign, word, tone } = OUTCOMES[outcome]
  return (
    <li className="grid grid-cols-[1rem_1fr] gap-x-2">
      <span className={tone} aria-hidden>
        {sign}
      </span>
      <span className="wrap-anywhere">
        <b className="font-semibold">{label}</b> <span className={tone}>{`(${word})`}</span>
        <span>{` ${why} `}</span>
        {missing && <b className="font-semibold">{`Missing: ${missing}. `}</b>}
        {source?.url && <ExternalLink href={source.url}>{source.title}</ExternalLink>}
      </span>
    </li>
  )
}
