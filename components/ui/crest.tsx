import { crestHue, monogram } from '@/lib/universities/monogram'

type CrestProps = { id: string; name: string; logo: string | null }

/** The university's logo, or a shield with its initials. */
export function Crest({ id, name, logo }: CrestProps) {
  return (
    <span
      data-slot="crest"
      className="crest"
      style={{ backgroundColor: `oklch(0.42 0.07 ${crestHue(id)})` }}
      translate="no"
      aria-hidden
    >
      {logo ?? monogram(name)}
    </span>
  )
}
