import { getEnglishScores } from '@/lib/content/english/queries'
import { compareWithIelts } from '@/lib/content/english/table'
import { ComparisonTable } from './comparison-table'

/** How the tests compare with IELTS, one column for each publisher's comparison. */
export function EnglishTable() {
  return (
    <ComparisonTable label="English tests compared with IELTS" {...compareWithIelts(getEnglishScores())} />
  )
}
