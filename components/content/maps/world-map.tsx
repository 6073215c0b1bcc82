import type { WorldMapData } from '@/lib/places/maps/world-map'

type Props = { map: WorldMapData; label: string; className?: string }

/** A dot for each country of the catalogue. The more universities a country has, the wider its dot. */
export function WorldMap({ map, label, className }: Props) {
  return (
    <svg viewBox={map.viewBox} role="img" aria-label={label} className={className} fill="none">
      <path d={map.graticule} className="stroke-line" strokeWidth={0.75} />
      <path d={map.land} className="fill-sunk stroke-line" strokeWidth={0.75} />
      <g className="stroke-accent" strokeOpacity={0.6} strokeLinecap="round">
        {map.dots.map(({ width, path }) => (
          <path key={width} d={path} strokeWidth={width} />
        ))}
      </g>
    </svg>
  )
}
