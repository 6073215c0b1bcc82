import type { Route } from 'next'
import { ScrollTable } from '@/components/content/scroll-table'
import { Link } from '@/components/ui/link'
import { QUESTIONS } from '@/lib/coverage/answers'
import type { CoverageLine } from '@/lib/coverage/countries'
import { formatCount } from '@/lib/text/format'

/** The table of one level: a row a country, a column a question, and what is missing in words. */
export function CountryCoverage({ label, lines }: { label: string; lines: readonly CoverageLine[] }) {
  return (
    <div className="[&_td:last-child]:min-w-64">
      <ScrollTable
        label={label}
        columns={['Country', 'Universities', ...QUESTIONS.map((question) => question.label), 'Missing']}
        rows={lines.map(({ code, name, universities, shares, missing }) => ({
          key: name,
          cells: [
            code === null ? (
              name
            ) : (
              <Link key={code} href={`/resources/countries/${code}#known` as Route}>
                {name}
              </Link>
            ),
            formatCount(universities),
            ...shares,
            missing,
          ],
        }))}
      />
    </div>
  )
}
