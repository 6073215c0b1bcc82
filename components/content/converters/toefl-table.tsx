import { getEnglishScores } from '@/lib/content/english/queries'
import { compareToeflScales } from '@/lib/content/english/table'
import { ComparisonTable } from './comparison-table'

const COLUMNS = [
  { id: 'new', name: 'New band' },
  { id: 'old', name: 'Old total' },
  { id: 'level', name: 'European level' },
]

/** The two scales of TOEFL iBT side by side. */
export function ToeflTable() {
  return (
    <ComparisonTable
      label="The two scales of TOEFL iBT"
      columns={COLUMNS}
      rows={compareToeflScales(getEnglishScores())}
    />
  )
}
