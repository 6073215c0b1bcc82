'use client'

import { useEffect } from 'react'
import { Link } from '@/components/ui/link'
import type { RuleOutcome, Ruled } from '@/lib/eligibility/rule'
import { isEmptyProfile } from '@/lib/eligibility/profile'
import { followProfile, useProfileStore } from '@/lib/matcher/profile-store'
import { assess, meaningOf, VERDICTS } from '@/lib/eligibility/verdict'
import type { NationalityGroup } from '@/lib/eligibility/schema'
import type { RuleInWords } from '@/lib/scholarships/rules'

type RuleListProps = {
  rules: readonly RuleInWords[]
  ruled: Ruled
  /** The groups that the rules name. */
  groups: readonly NationalityGroup[]
}

const MARKS: Record<RuleOutcome, { sign: string; words: string; className: string }> = {
  met: { sign: '✓', words: 'You meet this', className: 'text-good' },
  unmet: { sign: '✗', words: 'You don’t meet this', className: 'text-bad' },
  almost: { sign: '≈', words: 'You still need a test', className: 'text-warn' },
  check: { sign: '?', words: 'Check this', className: 'text-warn' },
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' })

/** The rules in words. If this device stores a profile, each rule is checked for it. */
export function RuleList({ rules, ruled, groups }: RuleListProps) {
  const profile = useProfileStore((state) => state.profile)
  useEffect(followProfile, [])

  const context = {
    groups: new Map(groups.map((group) => [group.id, group])),
    countryName: (code: string) => regionNames.of(code.toUpperCase()) ?? code,
  }
  const assessment = isEmptyProfile(profile) ? null : assess(profile, ruled, context)
  const verdict = assessment && VERDICTS.find(({ value }) => value === assessment.verdict)
  return (
    <>
      <p className="text-ink-2" role="status">
        {verdict ? (
          <>
            <span>{'For the profile on this device: '}</span>
            <b className="text-ink">{`${verdict.sign} ${verdict.label}`}</b>
            <span>{`. ${meaningOf(assessment)}`}</span>
          </>
        ) : (
          <>
            <span>{'Fill in your profile in the '}</span>
            <Link href="/scholarships">Smart Matcher</Link>
            <span>, and this page shows which rules you meet. It stays on your device.</span>
          </>
        )}
      </p>
      <dl className="mt-4 grid gap-3">
        {rules.map(({ id, label, lines }) => {
          const check = assessment?.checks.find(({ rule }) => rule === id)
          const mark = check && MARKS[check.outcome]
          return (
            <div key={id} className="border-t border-line pt-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
              <dt className="text-ink-3">{label}</dt>
              <dd>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                {mark && (
                  <p className={`mt-1 text-sm ${mark.className}`}>
                    <b>
                      <span aria-hidden>{mark.sign}</span>
                      <span>{` ${mark.words}`}</span>
                    </b>
                    <span>{`: ${check.why}`}</span>
                  </p>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
