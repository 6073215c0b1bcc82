import type { Host } from '@/lib/scholarships/card'

/** Country names with their flags; several countries together have none. Their parent is a `.hosts`, or part of a card. */
export function HostCountries({ hosts, more = 0 }: { hosts: readonly Host[]; more?: number }) {
  return (
    <>
      {hosts.map(({ code, name }, at) => (
        <span key={code}>
          {code.length === 2 && (
            <img className="flag" src={`/flags/${code}.svg`} alt="" width={18} height={13} loading="lazy" />
          )}
          <span>{name}</span>
          {at < hosts.length - 1 && <span>,&nbsp;</span>}
        </span>
      ))}
      {more > 0 && <span className="faint">{` +${more} more`}</span>}
    </>
  )
}
