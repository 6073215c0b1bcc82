import type { ResultEntry } from '../shared/answers'
import { recheck, type Rechecked } from '../shared/proof/compare-fields'
import { foldPages, type FoundField } from '../shared/proof/fold-record'
import type { ReadingName } from '../shared/proof/reading-fields'
import { addressKey } from './page-errors'
import type { Chosen } from './reading-record'

const keysOf = ({ askedUrl, url }: Pick<ResultEntry, 'askedUrl' | 'url'>) =>
  [askedUrl, url].flatMap((address) => (address ? [addressKey(address)] : []))

/** The pages that say the accepted values, each once: only they are read again. */
export function pagesToCheck(fields: readonly FoundField[], chosen: Chosen): string[] {
  const pages = fields.flatMap(({ field, values }) =>
    (chosen[field] ?? []).flatMap((at) => {
      const places = values[at]?.places ?? []
      return places.flatMap(({ proof, pageUrl }) => (proof === 'on the page' ? [pageUrl] : []))
    }),
  )
  return [...new Set(pages)]
}

/**
 * What became of the values of an earlier reading. A page that was not read this time tells nothing, so its values are left
 * out.
 */
export function checkAgain(
  before: readonly ResultEntry[],
  now: readonly ResultEntry[],
  local: string | null,
): { field: ReadingName; label: string; values: Rechecked[] }[] {
  const readAgain = new Set(now.flatMap(keysOf))
  const pagesOf = (entries: readonly ResultEntry[]) =>
    entries.flatMap((entry) => (entry.url ? [{ ...entry, url: entry.url }] : []))
  const earlier = foldPages(
    pagesOf(before.filter((entry) => keysOf(entry).some((key) => readAgain.has(key)))),
    local,
  )
  const labels = new Map(earlier.map(({ field, label }) => [field, label]))
  return recheck(earlier, foldPages(pagesOf(now), local)).map(({ field, values }) => ({
    field,
    label: labels.get(field) ?? field,
    values,
  }))
}
