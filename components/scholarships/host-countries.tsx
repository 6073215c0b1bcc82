import { Flag } from '@/components/ui/flag'
import type { Host } from '@/lib/scholarships/card'

/** Country names with their flags; several countries together have none. */
export function HostCountries({ hosts, more = 0 }: { hosts: readonly Host[]; more?: number }) {
  return (
    <>
      {hosts.map(({ code, name }, at) => (
        // A name keeps its flag when the line ends.
        <span key={code} className="inline-block">
          {code.length === 2 && <Flag code={code} loading="lazy" />}
          <span>{at < hosts.length - 1 ? `${name},\u00a0` : name}</span>
        </span>
      ))}
      {more > 0 && <span className="text-ink-3">{` +${more} more`}</span>}
    </>
  )
}
