import { getEnglishScores } from '@/lib/content/english/queries'
import { compareToeflScales } from '@/lib/content/english/table'
import { ComparisonTable } from './comparison-table'

/** The two scales of TOEFL iBT side by side. */
export function ToeflTable() {
  return <ComparisonTable label="The two scales of TOEFL iBT" {...compareToeflScales(getEnglishScores())} />
}
