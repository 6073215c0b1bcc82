import { useLoaded } from '@/components/ui/use-loaded'
import { MATCHER } from '@/lib/matcher/files'
import type { MatcherScholarship } from '@/lib/matcher/matcher-file'
import type { AwardItem } from '@/lib/plan/plan'

/** The catalogue's facts about saved awards, by id; empty until they are loaded, and where they cannot be loaded. */
export function useAwards(awards: readonly AwardItem[]): ReadonlyMap<string, MatcherScholarship> {
  const ids = awards.map(({ id }) => id)
  const loaded = useLoaded(ids.join(' '), async () => {
    const { scholarships } = await MATCHER.load()
    return scholarships.filter(({ id }) => ids.includes(id))
  })
  return new Map(loaded?.value.map((award) => [award.id, award]))
}
