import { z } from 'zod'
import '../../text/zod-without-compiler'
import { Slug, Text } from '../../text/schema-parts'
import type { Problem } from './check-duplicates'
import type { UniversityRecord } from './schema'

/** An address that the catalogue once had. `to` is the record that took its place; null where there is none. */
export const MovedSchema = z.strictObject({
  from: Slug.max(100),
  to: Slug.max(100).nullable(),
  why: Text,
  /** It was a part of `to`, or a group with `to` in it: what a table says of it is not said of `to`. */
  isPart: z.boolean().default(false),
})

type Moved = z.input<typeof MovedSchema>

/** Old ids that are still records or occur twice, and successors that are no records. */
export function checkMoved(moved: readonly Moved[], records: readonly UniversityRecord[]): Problem[] {
  const ids = new Set(records.map(({ id }) => id))
  return moved.flatMap(({ from, to }, at) => {
    const messages = [
      ids.has(from) && 'has moved, and is still in the catalogue',
      moved.findIndex((other) => other.from === from) < at && 'has moved twice',
      to !== null && !ids.has(to) && `has moved to "${to}", which is not in the catalogue`,
    ]
    return messages.flatMap((message) =>
      message ? [{ where: `moved-universities › ${from}`, message }] : [],
    )
  })
}

/** The successor of each old id that has one. */
export function successors(moved: readonly Moved[]): Record<string, string> {
  return Object.fromEntries(moved.flatMap(({ from, to }) => (to === null ? [] : [[from, to]])))
}
