import { feeLevel, preselect, type FoundField, type FoundValue } from '../shared/proof/fold-record'
import type { ReadingName } from '../shared/proof/reading-fields'

/** The positions of the values that are accepted, by field. */
export type AcceptedValues = Readonly<Partial<Record<ReadingName, readonly number[]>>>

export function preselectAll(fields: readonly FoundField[]): AcceptedValues {
  return Object.fromEntries(fields.map((field) => [field.field, preselect(field)]))
}

/**
 * The choice after a click on a value: of a list it is added or taken away, of fees it takes the place of those that are
 * for the same level or for none, elsewhere it takes the other's place.
 */
export function toggleValue(
  chosen: AcceptedValues,
  { field, kind, values }: Pick<FoundField, 'field' | 'kind' | 'values'>,
  at: number,
): AcceptedValues {
  const now = chosen[field] ?? []
  const levelAt = (position: number) => feeLevel(values[position] ?? { fee: null })
  const canStay = (other: number) => {
    if (kind === 'list') return true
    return kind === 'fee' && levelAt(other) !== null && levelAt(at) !== null && levelAt(other) !== levelAt(at)
  }
  const others = now.filter((other) => other !== at && canStay(other))
  const next = now.includes(at) ? now.filter((other) => other !== at) : [...others, at]
  return { ...chosen, [field]: next.sort((a, b) => a - b) }
}

/** The accepted values of a field. */
export function acceptedOf({ field, values }: FoundField, chosen: AcceptedValues): FoundValue[] {
  return (chosen[field] ?? []).flatMap((at) => values[at] ?? [])
}
