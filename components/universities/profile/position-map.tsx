import { CountryMap } from '@/components/content/maps/country-map'
import type { CountryMap as CountryMapData } from '@/lib/places/maps/country-map'
import type { University } from '@/lib/universities/record/schema'
import { placeOf } from '@/lib/universities/summary'

type PositionMapProps = { university: University; map: CountryMapData }

/** A point on the country's map, drawn on the server. */
export function PositionMap({ university, map }: PositionMapProps) {
  const { coordinates } = university
  if (!coordinates) return null
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
        <CountryMap map={map} label={`Map with a point at ${placeOf(university)}`}>
          <circle cx={map.point.x} cy={map.point.y} r={unit * 10} className="fill-accent opacity-20" />
          <circle
            cx={map.point.x}
            cy={map.point.y}
            r={unit * 4.5}
            strokeWidth={unit * 1.5}
            className="fill-accent stroke-surface"
          />
        </CountryMap>
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
