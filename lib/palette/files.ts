import { defineFile } from '../device/catalogue-file'

/** Address, title and description of a page. */
type Text = [href: string, title: string, about: string]

/** The data of the search everywhere, except the two large indexes. */
export type PaletteFile = {
  /** `aliases`: other names, separated by commas; `count`: the number of universities. */
  countries: [code: string, name: string, aliases: string, count: number][]
  pages: Text[]
  posts: Text[]
}

export const PALETTE = defineFile<PaletteFile>('palette.json')
