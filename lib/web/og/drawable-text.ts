/** What the three font files in `queries.ts` hold, apart from signs that no title needs. */
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
