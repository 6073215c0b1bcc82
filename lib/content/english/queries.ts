import 'server-only'
import scoresData from '@/data/english-scores.json'
import { EnglishScoresSchema, type EnglishScoreTables } from './schema'

const scores = EnglishScoresSchema.parse(scoresData)

/** The scales of the English tests, and what publishers say of how they compare. */
export function getEnglishScores(): EnglishScoreTables {
  return scores
}
