/** The address, the title and what it is about. */
type Text = [href: string, title: string, about: string]

/** Where the file is served. It has no version: it is what tells the versions of the others. */
export const PALETTE_FILE = '/catalogue/palette.json'

/** Everything the search everywhere needs but the two large indexes, whose present versions it names. */
export type PaletteFile = {
  versions: { universities: string; scholarships: string }
  /** `aliases`: other names people type, separated by commas; `count`: its universities. */
  countries: [code: string, name: string, aliases: string, count: number][]
  pages: Text[]
  posts: Text[]
}
