import { loadAwardWorths, loadChoice } from '@/lib/choice/load-choice'
import { keyOf, type PlanItem } from '@/lib/plan/plan'
import { useEach } from './use-each'

/**
 * What became of a saved item in the catalogue of today. `moved`: the university is listed under another id.
 * `noProgramme`: the university is there, and no source names the programme any more.
 */
export type Standing =
  { kind: 'gone' } | { kind: 'noProgramme' } | { kind: 'moved'; id: string; name: string }

async function standingOf(item: PlanItem): Promise<Standing | null> {
  if (item.kind === 'award') {
    const worths = await loadAwardWorths()
    return worths.some(({ id }) => id === item.id) ? null : { kind: 'gone' }
  }
  const key = item.kind === 'programme' ? item.id.slice(item.universityId.length + 1) : null
  const facts = await loadChoice({ universityId: item.universityId, key, level: item.level ?? 'bachelor' })
  if (!facts) return { kind: 'gone' }
  if (facts.id !== item.universityId) return { kind: 'moved', id: facts.id, name: facts.name }
  const isProgramme = key !== null && !key.startsWith('~')
  return isProgramme && !facts.programme ? { kind: 'noProgramme' } : null
}

/** What became of the items that are not in the catalogue as they were saved, by key. Where nothing can be loaded, nothing is said. */
export function useStandings(items: readonly PlanItem[]): ReadonlyMap<string, Standing> {
  return useEach(
    items,
    items.map(keyOf).join(' '),
    async (item) => [keyOf(item), await standingOf(item).catch(() => null)] as const,
  )
}
