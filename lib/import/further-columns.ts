import { z } from 'zod'
import '../text/zod-without-compiler'
import { Text } from '../text/schema-parts'

const MOST_LENGTH = 500
const MOST_COLUMNS = 60

/** What a visitor's file says of a university beyond our fields: heading and text. It is kept for the export. */
export const FurtherSchema = z.array(z.tuple([Text.max(120), Text.max(MOST_LENGTH)])).max(MOST_COLUMNS)
export type Further = z.infer<typeof FurtherSchema>

/** The pairs with a text, cut to what is kept; undefined where there is none. */
export function keepFurther(
  pairs: readonly (readonly [heading: string, text: string])[],
): Further | undefined {
  const kept = pairs
    .map(([heading, text]): [string, string] => [
      heading.trim().slice(0, 120),
      text.trim().slice(0, MOST_LENGTH),
    ])
    .filter(([heading, text]) => heading !== '' && text !== '')
  return kept.length > 0 ? kept.slice(0, MOST_COLUMNS) : undefined
}

/** Joins two lists. For a heading in both, the newer text counts. */
export function mergeFurther(old: Further | undefined, next: Further | undefined): Further | undefined {
  const merged = new Map([...(old ?? []), ...(next ?? [])])
  return merged.size > 0 ? [...merged].slice(0, MOST_COLUMNS) : undefined
}
