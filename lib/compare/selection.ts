import { MAX_COMPARED } from '../universities/max-compared'

/**
 * A university, or a programme (`<university>/<key>`), chosen for comparison. Its name is kept beside its id, so that the
 * tray needs no request; that of a programme ends in its university's.
 */
export type Chosen = { id: string; name: string }

/** Whether an id is that of a programme and not of a university. */
export const isOfProgramme = (id: string) => id.includes('/')

/** "programme", "university", or for both together "choice": one and several. */
export function nounOf(ids: readonly string[]): [one: string, several: string] {
  const programmes = ids.filter(isOfProgramme).length
  if (programmes === 0) return ['university', 'universities']
  return programmes === ids.length ? ['programme', 'programmes'] : ['choice', 'choices']
}

export const FULL_REASON = 'You can compare four at most. Remove one to add another.'

const MAX_NAME_LENGTH = 240

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
  return (
    typeof id === 'string' &&
    /^[a-z0-9-]{1,100}(\/[a-z0-9~.-]{1,140})?$/.test(id) &&
    typeof name === 'string' &&
    name !== ''
  )
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
