import type { ConvertibleScale, LinearWay, NumberScale } from './schema'

const labelOf = (country: string, { min, max, best }: LinearWay) =>
  `${country}: ${min} to ${max}${best === min ? `, ${best} is best` : ''}`

/** The scales of numbers other than the 4.0 scale, by country. */
export const numberScalesOf = (scales: readonly ConvertibleScale[]): NumberScale[] =>
  scales.flatMap(({ code, country, ways }) =>
    ways.flatMap((way) =>
      way.kind === 'linear' ? [{ id: `${code}-${way.max}`, label: labelOf(country, way), way }] : [],
    ),
  )
