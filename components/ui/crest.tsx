import type { CSSProperties } from 'react'
import { crestHue, monogram } from '@/lib/universities/monogram'

type CrestProps = { id: string; name: string; logo: string | null }

/** A shield with the university's initials; a logo of its own takes their place. */
export function Crest({ id, name, logo }: CrestProps) {
  return (
    <span className="crest" style={{ '--hue': crestHue(id) } as CSSProperties} aria-hidden>
      {logo ?? monogram(name)}
    </span>
  )
}
