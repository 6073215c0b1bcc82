import { crestHue, monogram } from '@/lib/universities/monogram'

type CrestProps = { id: string; name: string; logo: string | null }

/** The university's logo, or a shield with its initials. */
export function Crest({ id, name, logo }: CrestProps) {
  return (
    <span
      data-slot="crest"
      className="grid h-[50px] w-11 flex-none place-items-center bg-(image:--crest) pb-1 font-display text-base leading-none font-medium text-crest-ink [clip-path:path('M2_2h40v24c0_11-8_18-20_22C10_44_2_37_2_26z')]"
      style={{ backgroundColor: `oklch(0.42 0.07 ${crestHue(id)})` }}
      translate="no"
      aria-hidden
    >
      {logo ?? monogram(name)}
    </span>
  )
}
