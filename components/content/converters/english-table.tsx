import { getEnglishScores } from '@/lib/content/english/queries'
import { compareWithIelts } from '@/lib/content/english/table'
import { ScoreComparison } from './score-comparison'

/** The comparison of the tests with IELTS, one column for each publisher's comparison. */
export function EnglishTable() {
  return (
    <ScoreComparison label="English tests compared with IELTS" {...compareWithIelts(getEnglishScores())} />
  )
}
