import type { CountryMap } from '../../places/maps/country-map'
import { shorten } from '../../text/shorten'
import { drawableText } from './drawable-text'

export type Figure = { value: string; label: string }

/** What the picture of a page shows. */
export type Picture = {
  /** The kind of page, above the title. */
  kind: string
  title: string
  /** Where it is, who gives it; null where the title says all. */
  subtitle: string | null
  figures: Figure[]
  /** Null: the site's globe stands in its place. */
  map: CountryMap | null
}

const TITLE_LENGTH = 110
const SUBTITLE_LENGTH = 70
const VALUE_LENGTH = 24
const MAX_FIGURES = 3

/** Sizes of the title in pixels, by how many characters it may have at most. */
const TITLE_SIZES = [
  { upTo: 22, size: 84 },
  { upTo: 40, size: 68 },
  { upTo: 64, size: 56 },
  { upTo: 90, size: 46 },
] as const
const SMALLEST_TITLE = 40

export function titleSize(title: string): number {
  return TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? SMALLEST_TITLE
}

/** The picture with nothing in it that has no room or no glyph. */
export function fitPicture({ kind, title, subtitle, figures, map }: Picture): Picture {
  const fit = (text: string, length: number) => shorten(drawableText(text), length)
  return {
    kind: fit(kind, SUBTITLE_LENGTH),
    title: fit(title, TITLE_LENGTH),
    subtitle: subtitle && fit(subtitle, SUBTITLE_LENGTH),
    figures: figures
      .filter(({ value }) => value.length <= VALUE_LENGTH)
      .slice(0, MAX_FIGURES)
      .map(({ value, label }) => ({ value: drawableText(value), label: drawableText(label) })),
    map,
  }
}
