import type { UniversityCardData } from '@/lib/universities/card'
import { rankSource } from '@/lib/universities/rank-source'

export function CardBadges({ rank, country, groups, addedByYou }: UniversityCardData) {
  if (!rank && !groups && !addedByYou) return null
  return (
    <p className="badges">
      {addedByYou && <span className="bg-accent-soft">Added by you</span>}
      {rank && (
        <>
          <span title={rankSource(rank)}>
            <b>#{rank.label}</b> Global
          </span>
          <span title="Position among the ranked universities of this country in our catalogue">
            <b>#{rank.national}</b> {country}
          </span>
        </>
      )}
      {groups?.map((group) => (
        <span key={group}>{group}</span>
      ))}
    </p>
  )
}
