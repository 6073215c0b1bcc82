import type { WorldMapData } from '@/lib/places/maps/world-map'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'

type Props = {
  map: WorldMapData
  /** By code: the words that a pointer finds on a country, beside its name, and its colours as custom properties. */
  marks?: ReadonlyMap<string, { words: string; style: React.CSSProperties }>
  /** Written on it: 14 pixels or more at every width, so each needs the room of letters that are twice as large on a phone. */
  names?: readonly MapName[]
  className?: string
}

/** A name and where it stands, in units of the view box. */
export type MapName = { name: string; x: number; y: number; isBefore?: boolean }

/**
 * The countries of the world, each a way to its page for those who point. Keys and readers have a table of them all, so
 * the picture is hidden from them. A country is filled by `--fill`.
 */
export function WorldMap({ map, marks, names = [], className }: Props) {
  return (
    <svg data-slot="world-map" viewBox={map.viewBox} aria-hidden className={className} fill="none">
      <path d={map.graticule} className="stroke-line" strokeWidth={0.75} />
      <path d={map.rest} className="fill-sunk stroke-line" strokeWidth={0.75} />
      <g className="fill-sunk stroke-line-strong [&_path:hover]:fill-highlight" strokeWidth={0.5}>
        {map.countries.map(({ code, name, path }) => {
          const mark = marks?.get(code)
          return (
            <a key={code} href={destinationHref(code)} tabIndex={-1}>
              {mark && <title>{`${name}: ${mark.words}`}</title>}
              <path d={path} style={mark?.style} />
            </a>
          )
        })}
      </g>
      <g
        className="pointer-events-none fill-ink stroke-surface text-[41px] [paint-order:stroke] sm:text-[23px] lg:text-[27px] xl:text-[21px]"
        strokeWidth={7}
        strokeLinejoin="round"
      >
        {names.map(({ name, x, y, isBefore }) => (
          <text key={name} x={x} y={y} textAnchor={isBefore ? 'end' : 'middle'}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  )
}
