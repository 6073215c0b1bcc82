/** Where the font of headings is served: the file of its package, under a name that carries a hash of its content. */
export const DISPLAY_FONT = new URL(
  '../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  import.meta.url,
).pathname
