'use client'

import type { Route } from 'next'
import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { withArticle } from '@/lib/places/with-article'
import { readNationality } from '@/lib/eligibility/kept-nationality'
import { count } from '@/lib/text/format'
import { AwardItem } from './award-item'
import { NationalityForm } from './nationality-form'
import type { OpenAwards } from './open-awards'

type Award = { id: string; name: string; value: string; isUnsure: boolean }

type AwardsHereProps = {
  awards: readonly Award[]
  /** Names of awards that the catalogue lacks. */
  others: readonly string[]
  country: { code: string; name: string }
  /** The version of the file of the list of awards. */
  version: string
}

const SHOWN = 3

/** The sign before an award, and the order in which awards stand. */
const SIGNS = {
  met: { className: 'text-good', text: '✓ open' },
  check: { className: 'text-warn', text: '? check' },
  unmet: { className: 'text-bad', text: '✕ not open' },
} as const
const ORDER = ['met', 'check', 'unmet'] as const

/**
 * The awards of the catalogue for students of a university. A form asks for the nationality. Where the browser stores
 * one, the awards that are open to it come first, in the same places.
 */
export function AwardsHere({ awards, others, country, version }: AwardsHereProps) {
  const open = useOpenAwards(version, country.code)
  const kindOf = ({ id }: Award) => open?.verdicts.get(id) ?? 'check'
  const ordered = open ? ORDER.flatMap((kind) => awards.filter((award) => kindOf(award) === kind)) : awards
  const more = Math.max(0, awards.length - SHOWN) + others.length
  return (
    <>
      {awards.length === 0 && (
        <p>We know of none only for this university. Others may be open to your nationality.</p>
      )}
      <ul>
        {ordered.slice(0, SHOWN).map((award, place) => (
          // By place, not by award: what changes its text in place moves nothing.
          <li key={place}>
            <p className="truncate">
              {open && <Sign kind={kindOf(award)} />}
              <Link href={`/scholarships/${award.id}` as Route}>{award.name}</Link>
              <span className="basis">{` · ${award.value}`}</span>
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <details className="more">
          <summary>{count(more, 'more award')}</summary>
          <ul className="pt-2">
            {ordered.slice(SHOWN).map((award) => (
              <AwardItem key={award.id} {...award} />
            ))}
            {others.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {others.length > 0 && 'Those without a link are not in our catalogue yet.'}
        </details>
      )}
      {open ? (
        <p className="mt-2 flex min-h-12 items-center text-sm">
          <Link href={open.href}>
            {`${count(open.total, 'award')} in ${withArticle(country.name)} or several countries open to my nationality (${open.country})`}
          </Link>
        </p>
      ) : (
        <NationalityForm
          label={`Scholarships in ${withArticle(country.name)} for my nationality`}
          countryCode={country.code}
          button="Open to me"
          className="mt-2"
        />
      )}
    </>
  )
}

function Sign({ kind }: { kind: keyof typeof SIGNS }) {
  const { className, text } = SIGNS[kind]
  return (
    <>
      <b className={className}>{text}</b>
      {' · '}
    </>
  )
}

/**
 * The awards that are open to the nationality stored in this browser; null where it stores none, and until the file is
 * loaded.
 */
function useOpenAwards(version: string, host: string): OpenAwards | null {
  const [open, setOpen] = useState<OpenAwards | null>(null)
  useEffect(() => {
    const code = readNationality()
    if (!code) return
    let isLeft = false
    void import('./open-awards')
      .then(({ findOpenAwards }) => findOpenAwards(version, code, host))
      .then((found) => !isLeft && setOpen(found))
      // Without the file the form stays.
      .catch(() => {})
    return () => void (isLeft = true)
  }, [version, host])
  return open
}
