/** A place with its country, which is told once: "Adana, Türkiye"; "Kent Ridge, Singapore". */
export const placeText = (place: string | null, country: string): string =>
  place?.endsWith(country) ? place : [place, country].filter(Boolean).join(', ')
