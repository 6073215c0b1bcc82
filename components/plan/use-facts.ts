import { useEffect, useState } from 'react'
import { MATCHER } from '@/lib/matcher/files'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import type { AwardItem } from '@/lib/plan/plan'

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
