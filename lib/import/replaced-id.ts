import type { AddedEntry } from './schema'

/** The id of the catalogue's university that an added one replaces, as it is today; null if it replaces none. */
export function replacedId(
  { replaces }: Pick<AddedEntry, 'replaces'>,
  successors: Readonly<Record<string, string>>,
): string | null {
  return replaces && (successors[replaces] ?? replaces)
}
