import { ScrollTable } from '@/components/content/scroll-table'
import { getGradeScales } from '@/lib/content/grades/queries'

/** The grading of countries in higher education. */
export function GradeTable() {
  return (
    <ScrollTable
      label="Grade scales by country"
      columns={['Country', 'Scale', 'Best', 'Usual lowest pass', 'Note']}
      rows={getGradeScales().map(({ code, country, scale, best, lowestPass, note }) => ({
        key: code,
        cells: [country, scale, best, lowestPass, note],
      }))}
    />
  )
}
