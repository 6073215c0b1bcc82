import { CountryMap } from '@/components/content/maps/country-map'
import { count } from '@/lib/text/format'
import type { Destination } from '@/lib/destinations/destination'

/** Where the universities are. Several in one town share a dot. */
export function PlacesMap({ destination: { map, country, universities } }: { destination: Destination }) {
  if (!map) return null
  const unit = map.width / 320
  const located = universities.filter(({ coordinates }) => coordinates).length
  return (
    <figure className="max-w-[28rem] lg:pt-9">
      <CountryMap map={map} label={`Map of ${country.name} with a dot for each town that has a university`}>
        <g className="fill-accent stroke-surface" fillOpacity={0.8} strokeWidth={unit * 0.6}>
          {map.others.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={unit * 3} />
          ))}
        </g>
      </CountryMap>
      <figcaption className="mt-2 text-sm text-ink-3">
        {located === 1
          ? 'The dot marks the town of the university.'
          : `${count(map.others.length, 'dot')} for ${located} universities whose place is known; those close together share one, and far islands may lie outside.`}{' '}
        Outlines: Natural Earth.
      </figcaption>
    </figure>
  )
}
