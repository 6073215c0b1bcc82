import { CATALOGUE } from '@/components/list/catalogue-source'
import type { NewItem } from '@/lib/plan/new-item'
import { keyOf } from '@/lib/plan/plan'
import type { PaletteChoice } from '@/lib/palette/entry'

const idOf = (href: string) => href.split('/').at(-1) ?? ''

/** The key in a plan of what an address leads to. */
export const keyOfHref = (href: string) =>
  keyOf({ kind: href.startsWith('/scholarships/') ? 'award' : 'university', id: idOf(href) })

/**
 * The plan item for a choice; null for a choice that a plan cannot hold, such as a page or a university that the
 * visitor added.
 */
export function itemOf({ kind, href, label }: PaletteChoice): NewItem | null {
  const id = idOf(href)
  if (kind === 'scholarship') return { kind: 'award', id, name: label }
  if (kind !== 'university') return null
  const row = CATALOGUE.get()?.indexed.find((university) => university.id === id)
  return row ? { kind: 'university', id, name: row.name, countryCode: row.countryCode } : null
}
