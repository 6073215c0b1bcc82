'use client'

import { RuleLine } from '@/components/content/rule-line'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import type { CheckOutcome } from '@/lib/eligibility/places'
import { useAdmission, type AskedPlace } from './use-admission'

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
          {ORDER.flatMap((wanted) => checks.filter(({ outcome }) => outcome === wanted)).map(
            ({ rule, missing, source, ...found }) => (
              <RuleLine key={rule} {...found}>
                {missing && <b className="font-semibold">{`Missing: ${missing}. `}</b>}
                {source?.url && <ExternalLink href={source.url}>{source.title}</ExternalLink>}
              </RuleLine>
            ),
          )}
        </ul>
      ))}
      <p className="mt-3 text-sm text-ink-2">
        Based on the profile in this browser; <Link href="/scholarships">change it in the matcher</Link>. Only
        the university decides.
      </p>
    </>
  )
}
