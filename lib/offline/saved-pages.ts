import { OFFLINE_PATH } from './rules'

export type SavedPage = { path: string; title: string }

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The title of a page without the name of the site behind it; null when its HTML has none. */
export function titleOf(html: string): string | null {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '')
  return title?.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '') || null
}

/** The saved pages as they are listed: by title, without the page that lists them. */
export function listSaved(pages: readonly { url: string; html: string }[]): SavedPage[] {
  return pages
    .map(({ url, html }) => {
      const { pathname, search } = new URL(url)
      return { path: `${pathname}${search}`, title: titleOf(html) ?? pathname }
    })
    .filter(({ path }) => path !== OFFLINE_PATH)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
}
