import type { Level } from '../facts/vocabulary'

/** The address, from the root on, of the comparison as a document of its own, which other sites may frame. */
export function embedHref(ids: readonly string[], level: Level): string {
  if (ids.length === 0) return '/embed/compare'
  return `/embed/compare?compare=${ids.join(',')}${level === 'bachelor' ? '' : `&level=${level}`}`
}

/** What another site writes into its page to show a comparison. */
export const embedCode = (site: string, ids: readonly string[], level: Level): string =>
  `<iframe src="${site}${embedHref(ids, level).replace('&', '&amp;')}" title="Comparison of universities" loading="lazy" style="width:100%;height:32rem;border:0"></iframe>`
