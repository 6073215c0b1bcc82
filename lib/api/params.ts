import { z } from 'zod'
import '../text/zod-without-compiler'
import { LEVELS } from '../facts/vocabulary'
import { valuesOf } from '../text/schema-parts'

export const Level = valuesOf(LEVELS)
  .default('bachelor')
  .describe('The level of the degree; left out: bachelor')
/** Empty as a form without script sends it. */
export const LevelOrNone = valuesOf([{ value: '' }, ...LEVELS]).default('')
export const Id = z
  .string('Name a university by its id, as in its address here: university-of-leeds.')
  .max(120)
  .regex(/^[a-z0-9-]+$/)
  .describe('Id of a university, as in its address here')
export const IdOrNone = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]*$/)
  .default('')
export const Place = z
  .string('Name a country by its code of two letters or in English.')
  .max(80)
  .default('')
  .describe('Code or name of a country')
export const Subject = z
  .string()
  .max(80)
  .regex(/^[a-z-]*$/)
  .default('')
  .describe('Our name for a subject, as in /programmes; empty: any')
export const Status = z
  .enum(['international', 'eu-eea', 'home'])
  .default('international')
  .describe('Whose fee and dates: students from abroad, citizens of the EU and EEA, or those at home')
