import { MAX_COMPARED } from '../universities/max-compared'

/** A university chosen for comparison. Its name is kept beside its id, so that the tray needs no request. */
export type Chosen = { id: string; name: string }

export const FULL_REASON = 'You can compare four at most. Remove one to add another.'

const MAX_NAME_LENGTH = 140

/** Adds `university` at the end. Changes nothing if it is selected already or if the comparison is full. */
export function withChosen(chosen: readonly Chosen[], { id, name }: Chosen): readonly Chosen[] {
  if (chosen.length >= MAX_COMPARED || chosen.some((other) => other.id === id)) return chosen
  return [...chosen, { id, name }]
}

export function withoutChosen(chosen: readonly Chosen[], id: string): readonly Chosen[] {
  return chosen.filter((other) => other.id !== id)
}

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false
  const { id, name } = value
  return typeof id === 'string' && /^[a-z0-9-]{1,100}$/.test(id) && typeof name === 'string' && name !== ''
}

/** The selection in a stored value, which may be anything: the first four valid entries, without repeats. */
export function readChosen(value: unknown): readonly Chosen[] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isChosen)
    .reduce<readonly Chosen[]>(
      (chosen, { id, name }) => withChosen(chosen, { id, name: name.slice(0, MAX_NAME_LENGTH) }),
      [],
    )
}

/** Whether a comparison is that of a selection: it has the same columns, or none. */
export function isOwnOf(chosen: readonly Chosen[], ids: readonly string[]): boolean {
  const own = chosen.map(({ id }) => id)
  return ids.length === 0 || isSameOrder(ids, own)
}

/** Whether two comparisons have the same columns in the same order. */
export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at])
}
