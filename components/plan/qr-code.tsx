import { useLoaded } from '@/components/ui/use-loaded'

/** More characters than a square that is printed 7 cm wide can hold so that a phone still reads it. */
const MOST_IN_SQUARE = 2000

/** A link as a square to point a phone at. It is for paper alone. */
export function QrCode({ text }: { text: string }) {
  // Without the square the paper still names the site, so a failure does no harm.
  const drawn = useLoaded(text.length > MOST_IN_SQUARE ? '' : text, async () =>
    (await import('uqr')).renderSVG(text, { ecc: 'L', border: 2 }),
  )
  if (drawn?.key !== text) return null
  return (
    <figure className="float-right ml-[0.5cm] hidden w-[5.5cm] text-[9pt] print:block">
      <img alt="" className="w-full" src={`data:image/svg+xml,${encodeURIComponent(drawn.value)}`} />
      <figcaption>Point a phone’s camera here to open this plan.</figcaption>
    </figure>
  )
}
