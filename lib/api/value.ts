import { z } from 'zod'
import '../text/zod-without-compiler'
import type { Basis } from '../compare/bases'
import type { Figure } from '../compare/figures'
import type { FeeSource } from '../cost/country-fees'
import { SITE } from '../site'

const textOrNull = (about: string) => z.string().nullable().describe(about)

/** A value as a page shows it and as a program reads it. */
export const ValueSchema = z.object({
  label: z.string().describe('As the comparison names it'),
  display: textOrNull('The words of the page; null where it is not known'),
  value: z
    .union([z.number(), z.string()])
    .nullable()
    .describe('One number, MM-DD or MM of each year, or words that hold no single number'),
  to: z.number().nullable().describe('The top of a range'),
  unit: z.string().nullable(),
  currency: textOrNull('ISO 4217; null for what is no sum'),
  year: textOrNull('The year that it holds for, in the source’s words'),
  kind: textOrNull(
    'reported, register, law, service, usual, general, listed (a subject) or derived: worked out here',
  ),
  source: textOrNull(
    'The publisher; our own name where we worked it out, or wrote it from general knowledge',
  ),
  address: textOrNull('The page of the source; of general knowledge the page to check it at'),
  why: textOrNull('Why nothing is known; null where something is'),
})

export type Value = z.infer<typeof ValueSchema>

const NOTHING = { value: null, to: null, unit: null, currency: null }

/** What was worked out here of other values. */
export const derivedAt = (address: string) => ({ kind: 'derived', year: null, source: SITE.name, address })

/** A value that a page shows. `figure`: null where its words hold no single one, and are the value. */
export function knownValue(
  label: string,
  display: string,
  figure: (Pick<Figure, 'value' | 'to' | 'unit' | 'currency'> & Partial<Pick<Figure, 'year'>>) | null,
  basis: (Omit<Basis, 'kind'> & { kind: string }) | null,
): Value {
  const { value, to, unit, currency } = figure ?? { ...NOTHING, value: display }
  const { kind = null, source = null, address = null } = basis ?? {}
  const year = figure?.year ?? basis?.year ?? null
  return { label, display, value, to, unit, currency, year, kind, source, address, why: null }
}

/** What is not known, with the reason. */
export const missingValue = (label: string, why: string): Value => ({
  ...NOTHING,
  label,
  display: null,
  year: null,
  kind: null,
  source: null,
  address: null,
  why,
})

/** A source of fees that a usual sum was worked out of. */
export const FeeSourceSchema = z.object({
  source: z.string().describe('The publisher; our own name for general knowledge'),
  title: z.string(),
  address: textOrNull('Address of the source'),
  year: z.string().describe('The year that its fees hold for, in its words'),
  kind: z.string(),
  fees: z.number().describe('How many universities’ fees are from it'),
})

export const feeSource = ({ kind, year, source, fees }: FeeSource): z.infer<typeof FeeSourceSchema> => ({
  source: source.publisher,
  title: source.title,
  address: source.url,
  year,
  kind,
  fees,
})
