export const PICTURE_SIZE = { width: 1200, height: 630 } as const

const ROOT = '/og'
const HOME = '/home'
const SUFFIX = '.png'

/** The address of the picture that a link to the page is shown with elsewhere. A query has no picture of its own. */
export function pictureHref(path: string): string {
  const [page = '/'] = path.split(/[?#]/)
  return `${ROOT}${page === '/' ? HOME : page}${SUFFIX}`
}

/** The page whose picture stands at `/og/<segments>`; null for an address that `pictureHref` never makes. */
export function picturedPage(segments: readonly string[]): string | null {
  const path = `/${segments.join('/')}`
  if (!path.endsWith(SUFFIX)) return null
  const page = path.slice(0, -SUFFIX.length)
  return page === HOME ? '/' : page
}
