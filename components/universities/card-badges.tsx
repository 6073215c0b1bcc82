import type { UniversityCardData } from '@/lib/universities/card'

function rankSource({ publisher, year }: NonNullable<UniversityCardData['rank']>): string {
  return publisher ? `${publisher} World University Rankings ${year ?? ''}`.trim() : 'As it was entered'
}

export function CardBadges({ rank, country, groups, addedByYou }: UniversityCardData) {
  if (!rank && !groups && !addedByYou) return null
  return (
    <p className="badges">
      {addedByYou && <span className="badge btn-on">Added by you</span>}
      {rank && (
        <>
          <span className="badge" title={rankSource(rank)}>
            <b>#{rank.label}</b> Global
          </span>
          <span
            className="badge"
            title="Position among the ranked universities of this country in our catalogue"
          >
            <b>#{rank.national}</b> {country}
          </span>
        </>
      )}
      {groups?.map((group) => (
        <span key={group} className="badge">
          {group}
        </span>
      ))}
    </p>
  )
}
