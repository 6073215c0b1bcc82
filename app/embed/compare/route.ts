import { comparisonPage } from '@/lib/embed/comparison-page'
import { embedHref } from '@/lib/compare/embed-href'
import { toCurrentIds } from '@/lib/compare/queries'
import { redirectTo } from '@/lib/server/one-address'
import { levelOf } from '@/lib/universities/level'
import { WORLD } from '@/lib/universities/list'
import { MAX_COMPARED } from '@/lib/universities/max-compared'

/** A comparison for the frame of another site. */
export function GET({ url }: Request): Response {
  const search = WORLD.parse(Object.fromEntries(new URL(url).searchParams))
  const level = levelOf(search)
  const ids = toCurrentIds(search.compare).slice(0, MAX_COMPARED)
  return redirectTo(embedHref(ids, level), url) ?? comparisonPage(ids, level)
}
