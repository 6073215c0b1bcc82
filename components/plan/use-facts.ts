import { useEffect, useState } from 'react'
import { loadChoice } from '@/lib/study/load-choice'
import { MATCHER } from '@/lib/matcher/files'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import type { AwardItem } from '@/lib/plan/plan'
import type { PlanChoice } from './plan-sections'
import { useEach } from './use-each'

async function readAwards(ids: readonly string[]): Promise<readonly MatcherScholarship[]> {
  const { scholarships } = await MATCHER.load()
  return scholarships.filter(({ id }) => ids.includes(id))
}

/** The catalogue's facts about saved awards, by id; empty until they are loaded, and where they cannot be loaded. */
export function useAwards(awards: readonly AwardItem[]): ReadonlyMap<string, MatcherScholarship> {
  const [known, setKnown] = useState<readonly MatcherScholarship[]>([])
  const asked = awards.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (asked === '') return
    let isCurrent = true
    readAwards(asked.split(' ')).then(
      (read) => {
        if (isCurrent) setKnown(read)
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [asked])
  return new Map(known.map((award) => [award.id, award]))
}

/** The way to apply that comes first for each choice, by key; a choice is left out where none is known. */
export function useRoutes(choices: readonly PlanChoice[]): ReadonlyMap<string, string> {
  const asked = choices.map(({ key, level }) => `${key} ${level}`).join('\n')
  return useEach(choices, asked, async ({ key, universityId, level }) => {
    const facts = await loadChoice({ universityId, key: null, level }).catch(() => null)
    return [key, facts?.routes[0]?.value.name || null] as const
  })
}
