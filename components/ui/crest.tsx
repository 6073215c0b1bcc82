import type { CSSProperties } from 'react'
import { crestHue, monogram } from '@/lib/universities/monogram'

type CrestProps = { id: string; name: string; logo: string | null }

/** The university's logo, or a shield with its initials. */
export function Crest({ id, name, logo }: CrestProps) {
  return (
    <span className="crest" translate="no" style={{ '--hue': crestHue(id) } as CSSProperties} aria-hidden>
      {logo ?? monogram(name)}
    </span>
  )
}
