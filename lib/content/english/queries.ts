import 'server-only'
import { readData } from '../../read-data'
import { EnglishScoresSchema, type EnglishScoreTables } from './schema'

const scores = readData('english-scores', EnglishScoresSchema)

/** The scales of the English tests, and what publishers say of how they compare. */
export function getEnglishScores(): EnglishScoreTables {
  return scores
}
