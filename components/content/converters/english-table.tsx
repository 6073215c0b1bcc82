import { scaleOf } from '@/lib/content/english/format'
import { getEnglishScores } from '@/lib/content/english/queries'
import { compareWithIelts, ieltsLinks } from '@/lib/content/english/table'
import { ComparisonTable } from './comparison-table'

/** How the tests compare with IELTS, one column for each publisher's comparison. */
export function EnglishTable() {
  const scores = getEnglishScores()
  const links = ieltsLinks(scores)
  const columns = links.map(({ id, b, source }) => {
    const isOnly = links.filter((link) => link.b === b).length === 1
    return { id, name: isOnly ? scaleOf(scores, b).name : `${scaleOf(scores, b).name} (${source.publisher})` }
  })
  return (
    <ComparisonTable
      label="English tests compared with IELTS"
      columns={[{ id: 'ielts', name: 'IELTS' }, ...columns]}
      rows={compareWithIelts(scores)}
    />
  )
}
