import 'server-only'
import { z } from 'zod'
import { findingsPrompt, findingsSchema } from '../shared/proof/findings'
import type { Target } from '../shared/proof/targets'
import { ScrapedUniversitySchema } from '../shared/records'

export const RECORD_PROMPT =
  'Read the university that this page is about. Use only what the page says; leave a field null when the page does not say it. Never guess a figure.'

/** The keywords of JSON Schema that limit a value. */
const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'maxItems',
  'format',
  'pattern',
  'default',
]

/**
 * The JSON Schema without limits and formats: models in strict mode refuse a schema that has them. `checkExtraction`
 * checks them when the answer comes.
 */
function toPlainSchema(schema: z.ZodType): Record<string, unknown> {
  const plain = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const keyword of LIMITS) Reflect.deleteProperty(jsonSchema, keyword)
    },
  })
  Reflect.deleteProperty(plain, '$schema')
  return plain
}

/** The format that asks the service for what a reading looks for, with the words of the page that say it. */
export function findingsFormat(target: Target) {
  return { type: 'json' as const, prompt: findingsPrompt(target), schema: findingsSchema(target) }
}

/** The schema of an extraction, which answers once for all its pages together. */
export function extractionSchema(): Record<string, unknown> {
  return toPlainSchema(z.object({ universities: z.array(ScrapedUniversitySchema) }))
}
