import { ScrollTable } from '@/components/content/scroll-table'
import { getEnglishScores } from '@/lib/content/english/queries'
import { compareToeflScales, compareWithIelts, type ScoreTable } from '@/lib/content/english/table'

const NOT_PUBLISHED = <span className="text-ink-3">Not published</span>

/** A table of scores that says where a publisher gives none. */
function ScoreComparison({ rows, ...table }: ScoreTable & { label: string }) {
  return (
    <ScrollTable
      {...table}
      rows={rows.map(({ label, cells }) => ({
        key: label,
        cells: [label, ...cells.map((cell) => cell ?? NOT_PUBLISHED)],
      }))}
    />
  )
}

/** The comparison of the tests with IELTS, one column for each publisher's comparison. */
export const EnglishTable = () => (
  <ScoreComparison label="English tests compared with IELTS" {...compareWithIelts(getEnglishScores())} />
)

/** The two scales of TOEFL iBT side by side. */
export const ToeflTable = () => (
  <ScoreComparison label="The two scales of TOEFL iBT" {...compareToeflScales(getEnglishScores())} />
)
