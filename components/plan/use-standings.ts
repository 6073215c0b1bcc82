import { AWARD_WORTHS } from '@/lib/study/files'
import { loadChoice } from '@/lib/study/load-choice'
import { namesProgramme, programmeKeyOf } from '@/lib/facts/programme-id'
import { keyOf, type PlanItem } from '@/lib/plan/plan'
import { useLoaded } from '@/components/ui/use-loaded'

/**
 * The state of a saved item in today's catalogue. `moved`: the university is listed under another id. `noProgramme`:
 * the university is listed, but no source names the programme any more.
 */
export type Standing =
  { kind: 'gone' } | { kind: 'noProgramme' } | { kind: 'moved'; id: string; name: string }

async function standingOf(item: PlanItem): Promise<Standing | null> {
  if (item.kind === 'award') {
    const worths = await AWARD_WORTHS.load()
    return worths.some(({ id }) => id === item.id) ? null : { kind: 'gone' }
  }
  const key = programmeKeyOf(item)
  const facts = await loadChoice({ universityId: item.universityId, key, level: item.level ?? 'bachelor' })
  if (!facts) return { kind: 'gone' }
  if (facts.id !== item.universityId) return { kind: 'moved', id: facts.id, name: facts.name }
  return namesProgramme(key) && !facts.programme ? { kind: 'noProgramme' } : null
}

/**
 * The state of the items that the catalogue no longer has as they were saved, by key. Where nothing can be loaded, the
 * map is empty.
 */
export function useStandings(items: readonly PlanItem[]): ReadonlyMap<string, Standing> {
  // A key of these items alone: the items themselves change with every key of a note.
  const loaded = useLoaded(items.map(keyOf).join(' '), () =>
    Promise.all(items.map(async (item) => [keyOf(item), await standingOf(item).catch(() => null)] as const)),
  )
  return new Map((loaded?.value ?? []).flatMap(([key, value]) => (value ? [[key, value] as const] : [])))
}
