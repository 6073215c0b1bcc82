import type { Elements } from '@/components/ui/elements'
import type { CountryMapData } from '@/lib/places/maps/country-map'

type CountryMapProps = { map: CountryMapData; label: string; children: Elements }

/** The land of a country's map, drawn on the server; `children` are the marks on it. */
export function CountryMap({ map, label, children }: CountryMapProps) {
  const { graticule, land, country } = map.paths
  const unit = map.width / 320
  return (
    <svg
      viewBox={map.viewBox}
      role="img"
      aria-label={label}
      strokeLinejoin="round"
      strokeWidth={unit}
      className="w-full rounded-md border border-line bg-accent-soft"
    >
      <path d={land} className="fill-sunk stroke-line" />
      <path d={country} className="fill-surface stroke-line-strong" />
      <path d={graticule} fill="none" strokeWidth={unit * 0.6} className="stroke-accent opacity-25" />
      {children}
    </svg>
  )
}
