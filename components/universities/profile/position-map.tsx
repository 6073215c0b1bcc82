import { CountryMap } from '@/components/content/maps/country-map'
import type { CountryMapData } from '@/lib/places/maps/country-map'
import type { University } from '@/lib/universities/record/schema'
import { placeOf } from '@/lib/universities/summary'

type PositionMapProps = { university: University; map: CountryMapData }

/**
 * Keeps the height of the map in its row. Its markup comes after what decides, which moved down where a browser painted before
 * that had come.
 */
export function PositionRoom({ university, map }: PositionMapProps) {
  const { coordinates } = university
  if (!coordinates) return null
  const lines = coordinates.precision === 'city' ? 'mb-11' : 'mb-6'
  return (
    <div
      style={{ aspectRatio: map.width / map.height }}
      className={`hidden md:col-start-2 md:row-start-1 md:block ${lines}`}
    />
  )
}

/** A point with the town's name on the country's map, drawn on the server. */
export function PositionMap({ university, map }: PositionMapProps) {
  const { coordinates, campusLife } = university
  if (!coordinates) return null
  const unit = map.width / 320
  const { x, y } = map.point
  const [town] = campusLife.location?.split(', ') ?? []
  // The name stands on the side with more room.
  const isRight = x > map.width / 2
  return (
    <section aria-labelledby="position" className="max-w-[30rem] md:col-start-2 md:row-start-1">
      <h2 id="position" className="sr-only">
        Position
      </h2>
      <figure>
        <CountryMap map={map} label={`Map with a point at ${placeOf(university)}`}>
          <circle cx={x} cy={y} r={unit * 10} className="fill-accent opacity-20" />
          <circle
            cx={x}
            cy={y}
            r={unit * 4.5}
            strokeWidth={unit * 1.5}
            className="fill-accent stroke-surface"
          />
          {town && (
            <text
              x={x + unit * (isRight ? -10 : 10)}
              y={y + unit * 4.5}
              textAnchor={isRight ? 'end' : 'start'}
              fontSize={unit * 14}
              strokeWidth={unit * 3}
              paintOrder="stroke"
              className="fill-ink stroke-surface font-semibold"
            >
              {town}
            </text>
          )}
        </CountryMap>
        <figcaption className="mt-1 text-sm text-ink-3">
          {`${coordinates.precision === 'city' ? 'The point marks the town, not the campus.' : 'The point marks the campus.'} Outlines: Natural Earth.`}
        </figcaption>
      </figure>
    </section>
  )
}
