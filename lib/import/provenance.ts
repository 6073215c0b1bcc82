import { z } from 'zod'
import '../text/zod-without-compiler'
import { DOMAIN, Text, unknown } from '../text/schema-parts'
import type { Cells } from './fields'

/** The page on which the scraper read a value of an added university, and the words of the page. */
export const ProvenanceSchema = z.strictObject({
  /** The key of the field in `FIELDS`. */
  field: Text.max(60),
  label: Text.max(60),
  /** As the page prints it; the record has what could be read of it. */
  value: Text.max(400),
  quote: unknown(Text.max(1_000)),
  page: z.url({ protocol: /^https?$/, hostname: DOMAIN }).max(2_000),
  readOn: z.iso.date(),
  /** The academic year that the page names: "2026/27". */
  academicYear: unknown(Text.max(20)),
  /** The level that a fee is for; null where the page names none, and of any other value. */
  level: unknown(z.enum(['bachelor', 'master', 'doctorate'])),
  /** Whether we found the quote, and the value in it, in the text of the page. */
  isProven: z.boolean(),
})
export type Provenance = z.infer<typeof ProvenanceSchema>

const MOST = 120
const Kept = z.array(ProvenanceSchema.nullable().catch(null)).max(MOST)

/** The entries of a stored or imported list that are as they should be; undefined where there is none. */
export function readProvenance(value: unknown): Provenance[] | undefined {
  const known = Kept.safeParse(value).data?.filter((entry) => entry !== null) ?? []
  return known.length > 0 ? known : undefined
}

/** The same from a cell of a CSV file, which has it as JSON. */
export function readProvenanceCell(text: string): Provenance[] | undefined {
  try {
    return readProvenance(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The places that still hold after the visitor has changed cells. A changed value is no longer the page's value. */
export function unchangedProvenance(
  provenance: readonly Provenance[] | undefined,
  before: Cells,
  after: Cells,
): Provenance[] | undefined {
  const textOf = (cells: Cells, field: string) => new Map<string, string>(Object.entries(cells)).get(field)
  const kept = provenance?.filter(({ field }) => textOf(before, field) === textOf(after, field)) ?? []
  return kept.length > 0 ? kept : undefined
}

/** Joins two lists. For a field in both, the newer list's entries count. */
export function mergeProvenance(
  old: readonly Provenance[] | undefined,
  next: readonly Provenance[] | undefined,
): Provenance[] | undefined {
  const fields = new Set(next?.map(({ field }) => field))
  const merged = [...(old ?? []).filter(({ field }) => !fields.has(field)), ...(next ?? [])]
  return merged.length > 0 ? merged.slice(0, MOST) : undefined
}
