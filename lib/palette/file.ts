/** Address, title and description of a page. */
type Text = [href: string, title: string, about: string]

/** The address of the file. It has no version, because the file contains the versions of the others. */
export const PALETTE_FILE = '/catalogue/palette.json'

/** The data of the search everywhere, except the two large indexes. It contains their current versions. */
export type PaletteFile = {
  versions: { universities: string; scholarships: string }
  /** `aliases`: other names, separated by commas; `count`: the number of universities. */
  countries: [code: string, name: string, aliases: string, count: number][]
  pages: Text[]
  posts: Text[]
}
