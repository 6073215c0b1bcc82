import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oncePerProcess } from '../../once-per-process'
import { groupBy } from '../../text/group-by'
import { HistorySchema, type ChangeSet } from './changes'
import type { DatedChange } from './feed'

/**
 * What changed in the catalogue, the newest first, as scripts/history.ts read it from the repository before the site was
 * built. Null where the site was built without a history.
 */
export const getHistory = oncePerProcess('history', (): ChangeSet[] | null => {
  const file = join(process.cwd(), 'public', 'data', 'changes.json')
  const history = existsSync(file) ? HistorySchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
  return history.length > 0 ? history : null
})

const dated = (history: readonly ChangeSet[]): DatedChange[] =>
  history.flatMap(({ day, why, key, changes }) => changes.map((change) => ({ ...change, day, why, key })))

const getByPage = oncePerProcess('changes by page', () =>
  groupBy(dated(getHistory() ?? []), ({ href }) => href ?? ''),
)

/** The changes of the record of a page, the newest first. */
export const getChangesOf = (href: string): readonly DatedChange[] => getByPage().get(href) ?? []

/** The changes of a country's universities, programmes, awards and rules; of every country for null. */
export const getChangesIn = (country: string | null): DatedChange[] =>
  dated(getHistory() ?? []).filter(({ countries }) => country === null || countries.includes(country))

/** The codes of the countries in which something changed. */
export const getChangedCountries = (): Set<string> =>
  new Set((getHistory() ?? []).flatMap(({ changes }) => changes.flatMap(({ countries }) => countries)))
