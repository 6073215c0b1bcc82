'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { withArticle } from '@/lib/places/with-article'
import { readNationality } from '@/lib/eligibility/kept-nationality'
import type { Level } from '@/lib/facts/vocabulary'
import { count } from '@/lib/text/format'
import { atLevels } from '@/lib/universities/profile/at-levels'
import { AwardList, type ListedAward } from './award-list'
import { NationalityForm } from './nationality-form'
import type { OpenAwards } from './open-awards'

type Award = ListedAward & { levels: readonly Level[] }

type AwardsHereProps = {
  awards: readonly Award[]
  /** Names of awards that the catalogue lacks. */
  others: readonly { name: string; levels: readonly Level[] }[]
  country: { code: string; name: string }
  /** The version of the file of the list of awards. */
  version: string
}

const ORDER = ['met', 'check', 'unmet'] as const

/**
 * The awards of the catalogue for students of a university, those of each level apart. A form asks for the nationality. Where the browser stores
 * one, the awards that are open to it come first, in the same places.
 */
export function AwardsHere({ awards, others, country, version }: AwardsHereProps) {
  const open = useOpenAwards(version, country.code)
  const kindOf = ({ id }: ListedAward) => open?.verdicts.get(id) ?? 'check'
  const ordered = open ? ORDER.flatMap((kind) => awards.filter((award) => kindOf(award) === kind)) : awards
  const at = (level: Level) => ({
    awards: ordered.filter(({ levels }) => levels.includes(level)),
    others: others.filter(({ levels }) => levels.includes(level)).map(({ name }) => name),
  })
  return (
    <>
      {atLevels(at).known.map(({ levels, value }) => (
        <div key={levels.join()} data-for={levels.join(' ')}>
          <AwardList {...value} kindOf={open ? kindOf : null} />
        </div>
      ))}
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
