'use client'

import { useEffect } from 'react'
import type { Elements } from '@/components/ui/elements'
import { VerdictWord } from '@/components/content/verdict-word'
import { Link } from '@/components/ui/link'
import { useFile } from '@/components/ui/use-file'
import { isEmptyProfile } from '@/lib/eligibility/profile'
import { VERDICTS } from '@/lib/eligibility/verdict'
import type { Level } from '@/lib/facts/vocabulary'
import { MATCHER } from '@/lib/matcher/files'
import { followProfile, useProfileStore } from '@/lib/matcher/profile-store'
import { verdictsFor, type FittingVerdict } from '@/lib/matcher/verdicts-for'
import { count } from '@/lib/text/format'
import { AwardLine } from './award-line'

const SHOWN = 8

type FittingVerdictsProps = { ids: readonly string[]; level: Level; children: Elements }

/** The awards of a programme with the verdict for the stored profile; `children` if no profile is stored after all. */
export function FittingVerdicts({ ids, level, children }: FittingVerdictsProps) {
  const { profile } = useProfileStore()
  const { value: data } = useFile(MATCHER)
  useEffect(followProfile, [])
  if (!data || isEmptyProfile(profile)) return children
  const verdicts = verdictsFor(ids, profile, level, data)
  const open = verdicts.filter(({ verdict }) => verdict !== 'not-eligible')
  const closed = verdicts.filter(({ verdict }) => verdict === 'not-eligible')
  return (
    <>
      <p className="mt-2">
        Based on the profile in this browser; <Link href="/scholarships">change it in the matcher</Link>.
      </p>
      {open.length > 0 && <VerdictList verdicts={open.slice(0, SHOWN)} />}
      {open.length > SHOWN && (
        <details className="mt-2">
          <summary>{count(open.length - SHOWN, 'more award')}</summary>
          <VerdictList verdicts={open.slice(SHOWN)} />
        </details>
      )}
      {closed.length > 0 && (
        <details className="mt-2">
          <summary>{`Not eligible (${closed.length})`}</summary>
          <VerdictList verdicts={closed} />
        </details>
      )}
    </>
  )
}

function VerdictList({ verdicts }: { verdicts: readonly FittingVerdict[] }) {
  return (
    <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
      {verdicts.map(({ id, name, value, verdict, why }) => {
        const words = VERDICTS.find((entry) => entry.value === verdict)
        return (
          <AwardLine key={id} {...{ id, name, value }} className="border-t border-line py-2">
            <p className="text-sm">
              <VerdictWord verdict={verdict} />
              <span>{` ${why ?? words?.meaning ?? ''}`}</span>
            </p>
          </AwardLine>
        )
      })}
    </ul>
  )
}
