import type { CountryMapData } from '../../places/maps/country-map'
import { shorten } from '../../text/shorten'

export type Figure = { value: string; label: string }

/** The content of a page's picture. */
export type Picture = {
  /** The kind of page, above the title. */
  kind: string
  title: string
  /** The place or the provider; null where the title says all. */
  subtitle: string | null
  figures: Figure[]
  /** Null: the site's globe takes its place. */
  map: CountryMapData | null
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

/** The characters of the three font files in `queries.ts`, apart from signs that no title needs. */
const UNDRAWABLE =
  /[^\u0020-\u007e\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u01fa-\u021b\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2212]/gu

/** Letters that have a look-alike among the drawable ones. */
const ALIKE: Readonly<Record<string, string>> = { ʻ: '‘', ʼ: '’', ʹ: '’', '‑': '-' }

const isDrawable = (text: string) => text.search(UNDRAWABLE) === -1

/**
 * The text with only those characters that the fonts have: others lose their marks, or are left out. A character
 * without a glyph would make the drawing library ask a server of another company for a font.
 */
export function drawableText(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => ALIKE[sign] ?? sign)
    .map((sign) => (isDrawable(sign) ? sign : sign.normalize('NFD').replace(UNDRAWABLE, '')))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
