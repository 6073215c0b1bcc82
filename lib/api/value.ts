import { z } from 'zod'
import '../text/zod-without-compiler'
import type { Figure } from '../compare/figures'

/** A value as a page shows it and as a program reads it. */
export const ValueSchema = z.object({
  label: z.string().describe('As the comparison names it'),
  display: z.string().nullable().describe('The words of the page; null where it is not known'),
  value: z.union([z.number(), z.string()]).nullable().describe('One number, or MM-DD or MM of each year'),
  to: z.number().nullable().describe('The top of a range'),
  unit: z.string().nullable(),
  currency: z.string().nullable().describe('ISO 4217; null for what is no sum'),
  year: z.string().nullable().describe('The year that it holds for, in the source’s words'),
  kind: z.string().nullable().describe('reported, register, law, service, usual or general'),
  source: z.string().nullable().describe('The publisher'),
  address: z.string().nullable().describe('The page of the source'),
  why: z.string().nullable().describe('Why nothing is known; null where something is'),
})

export type Value = z.infer<typeof ValueSchema>

const NOTHING = { value: null, to: null, unit: null, currency: null, year: null, kind: null, address: null }

/** A value that a page shows. `figure`: null where its words hold no single one. */
export function knownValue(
  label: string,
  display: string,
  figure: Figure | null,
  source: string | null,
): Value {
  const { source: address = null, ...read } = figure ?? { source: null }
  return { ...NOTHING, label, display, ...read, source, address, why: null }
}

/** What is not known, with the reason. */
export const missingValue = (label: string, why: string): Value => ({
  ...NOTHING,
  label,
  display: null,
  source: null,
  why,
})
