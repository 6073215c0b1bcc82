'use client'

import type { CSSProperties } from 'react'
import { followLink } from '@/components/list/follow-link'
import type { ShownList } from '@/components/list/list-view'
import { count, formatCount } from '@/lib/text/format'
import type { UkMap } from '@/lib/universities/uk/city-map'
import type { UkSearch } from '@/lib/universities/uk/list'
import { slugify } from '@/lib/text/slugify'

type CityMapProps = ShownList & {
  map: UkMap
  /** The id of the element after the map, for those who skip the map. */
  resultsId: string
}

function describe({ name, universities, students }: UkMap['dots'][number]): string {
  const places = count(universities, 'university', 'universities')
  return `${name}: ${places}, ${students > 0 ? `${formatCount(students)} students` : 'students not reported'}`
}

/** The cities as a list of links that lie on a map, the ones with most students first and largest. */
export function CityMap({ map, resultsId, search, answer, hrefOf, change }: CityMapProps) {
  const chosen = (search as UkSearch).city
  const counts = answer.counts.city?.values ?? {}
  return (
    <div className="mt-3">
      <a href={`#${resultsId}`} className="sr-only focus:not-sr-only">
        Skip the map of cities
      </a>
      <div data-slot="city-map" className="@container relative isolate mx-auto max-w-[20rem]">
        <svg
          viewBox={map.viewBox}
          aria-hidden
          strokeLinejoin="round"
          className="w-full rounded-md border border-line bg-accent-soft"
        >
          <path d={map.neighbours} className="fill-sunk stroke-line" />
          <path d={map.land} className="fill-surface stroke-line-strong" />
        </svg>
        <ul aria-label="Cities by number of students">
          {map.dots.map((dot) => {
            const city = slugify(dot.name)
            return (
              <li key={city}>
                <a
                  className="city-dot"
                  href={hrefOf({ city })}
                  aria-label={describe(dot)}
                  aria-current={city === chosen ? 'true' : undefined}
                  data-empty={counts[dot.name] ? undefined : ''}
                  data-east={dot.left > 50 ? '' : undefined}
                  style={
                    { left: `${dot.left}%`, top: `${dot.top}%`, '--dot': `${dot.size}cqi` } as CSSProperties
                  }
                  onClick={followLink(() => change({ city }))}
                />
              </li>
            )
          })}
        </ul>
      </div>
      <p className="mt-1.5 text-sm text-ink-3">
        The larger the dot, the more students. Outlines: Natural Earth.
      </p>
    </div>
  )
}
