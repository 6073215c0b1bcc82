import { OFFLINE_PATH } from './rules'

export type SavedPage = { path: string; title: string }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The title of a page without the site's name; null if its HTML has no title. */
export function titleOf(html: string): string | null {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '')
  return title?.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '') || null
}

/** The saved pages, sorted by title, without the offline page itself. */
export function listSaved(pages: readonly { url: string; html: string }[]): SavedPage[] {
  return pages
    .map(({ url, html }) => {
      const { pathname, search } = new URL(url)
      return { path: `${pathname}${search}`, title: titleOf(html) ?? pathname }
    })
    .filter(({ path }) => path !== OFFLINE_PATH)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}
