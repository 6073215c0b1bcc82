import { defineFile } from '../../device/catalogue-file'
import type { EnglishScoreTables } from './schema'

/** The scales of the English tests, and what publishers say of how they compare. */
export const ENGLISH_TABLES = defineFile<EnglishScoreTables>('english-scores.json')
