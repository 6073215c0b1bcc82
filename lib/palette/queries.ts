import 'server-only'
import { z } from 'zod'
import { getPages, getPosts, type Page, type Post } from '../content/pages/queries'
import { getCountries } from '../places/queries'
import { readData } from '../read-data'
import { getUniversities } from '../universities/queries'
import type { PaletteFile } from './files'

/** The pages that are not articles, in the order in which the empty search offers them. */
const mainPages = readData('main-pages', z.array(z.tuple([z.string(), z.string(), z.string()])))

const toText = ({ path, meta }: Page): PaletteFile['pages'][number] => [path, meta.title, meta.description]

/** Each part of a page, with the page's title, by which it is told from parts of that name elsewhere. */
const toHeadings = ({ path, meta, headings }: Page | Post) =>
  headings.map(({ id, text }): PaletteFile['pages'][number] => [`${path}#${id}`, text, meta.title])

/** The data of the search everywhere, without universities and scholarships. */
export async function getPaletteFile(): Promise<PaletteFile> {
  const counts = new Map<string, number>()
  for (const { countryCode } of getUniversities()) {
    counts.set(countryCode, (counts.get(countryCode) ?? 0) + 1)
  }
  const [pages, posts] = await Promise.all([getPages(), getPosts()])
  return {
    countries: getCountries().flatMap(({ code, name, aliases }) => {
      const count = counts.get(code)
      return count ? [[code, name, aliases.join(), count] satisfies PaletteFile['countries'][number]] : []
    }),
    pages: [...mainPages, ...pages.map(toText), ...[...pages, ...posts].flatMap(toHeadings)],
    posts: posts.map(toText),
  }
}
