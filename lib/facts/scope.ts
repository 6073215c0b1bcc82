import type { NationalRecord } from './rules'

/** The names by which the scope of a rule can mean a university. */
export const namesOf = (
  { id, nation }: { id: string; nation: string | null },
  { sector, group }: Pick<NationalRecord, 'sector' | 'group'>,
): ReadonlySet<string> => new Set([id, `group:${group}`, `nation:${nation}`, `sector:${sector}`])

/** Whether a scope includes a university: one of its names is in it, or none is named, and no `!` excludes it. */
export function fitsScope(scope: readonly string[], names: ReadonlySet<string>): boolean {
  const isExcluded = scope.some((token) => token.startsWith('!') && names.has(token.slice(1)))
  return !isExcluded && (!isNarrow(scope) || scope.some((token) => names.has(token)))
}

/** Whether a scope names the universities that it includes, and not only those that it leaves out. */
export const isNarrow = (scope: readonly string[]) => scope.some((token) => !token.startsWith('!'))
