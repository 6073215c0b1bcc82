import type { CountryMap } from '@/lib/places/country-map'
import type { University } from '@/lib/universities/schema'
import { placeOf } from '@/lib/universities/summary'

type PositionMapProps = { university: University; map: CountryMap }

/** A point on the country's map, drawn on the server. */
export function PositionMap({ university, map }: PositionMapProps) {
  const { coordinates } = university
  if (!coordinates) return null
  const { graticule, land, country: outline } = map.paths
  const unit = map.width / 320
  return (
    <section
      aria-labelledby="position"
      className="max-w-[28rem] break-inside-avoid border-t border-line py-7 md:py-9 lg:border-0"
    >
      <h2 id="position" className="text-lg md:text-xl lg:sr-only">
        Position
      </h2>
      <figure className="mt-3">
        <svg
          viewBox={map.viewBox}
          role="img"
          aria-label={`Map with a point at ${placeOf(university)}`}
          strokeLinejoin="round"
          strokeWidth={unit}
          className="w-full rounded-md border border-line bg-accent-soft"
        >
          <path d={land} className="fill-sunk stroke-line" />
          <path d={outline} className="fill-surface stroke-line-strong" />
          <path d={graticule} fill="none" strokeWidth={unit * 0.6} className="stroke-accent opacity-25" />
          <circle cx={map.point.x} cy={map.point.y} r={unit * 10} className="fill-accent opacity-20" />
          <circle
            cx={map.point.x}
            cy={map.point.y}
            r={unit * 4.5}
            strokeWidth={unit * 1.5}
            className="fill-accent stroke-surface"
          />
        </svg>
        <figcaption className="mt-2 text-sm text-ink-3">
          {placeOf(university)}.{' '}
          {coordinates.precision === 'city'
            ? 'The point marks the town, not the campus.'
            : 'The point marks the campus.'}{' '}
          Outlines: Natural Earth.
        </figcaption>
      </figure>
    </section>
  )
}
