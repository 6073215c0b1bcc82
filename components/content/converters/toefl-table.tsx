import { getEnglishScores } from '@/lib/content/english/queries'
import { compareToeflScales } from '@/lib/content/english/table'
import { ScoreComparison } from './score-comparison'

/** The two scales of TOEFL iBT side by side. */
export function ToeflTable() {
  return <ScoreComparison label="The two scales of TOEFL iBT" {...compareToeflScales(getEnglishScores())} />
}
