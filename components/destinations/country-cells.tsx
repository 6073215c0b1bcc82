import { Link } from '@/components/ui/link'
import { TableFlag } from '@/components/ui/flag'
import type { ColumnKey, DestinationRow } from '@/lib/destinations/rows'
import { formatTuition } from '@/lib/destinations/tuition-label'
import { formatUsd } from '@/lib/money/format'
import { formatCount } from '@/lib/text/format'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'

/** The highest sum of each column of money. */
type Most = { aYear: number; tuition: number; living: number }

export const mostOf = (rows: readonly DestinationRow[]): Most => {
  const highest = (key: keyof Most) => Math.max(1, ...rows.map((row) => row[key] ?? 0))
  return { aYear: highest('aYear'), tuition: highest('tuition'), living: highest('living') }
}

/** What differs from other columns. */
export const COLUMN_LOOK: Partial<Record<ColumnKey, string>> = {
  name: 'max-sm:sticky max-sm:left-0 max-sm:bg-paper',
  languages: 'max-lg:hidden',
}
/** The languages where they have no column. As wide on a phone that two sums fit beside the name, and no other is cut. */
const IN_NAME = 'max-sm:min-w-[calc(100vw-13.5rem)] lg:hidden'

type SumProps = { words: string; amount: number; most: number; from?: string }

/** A sum with a bar for its share of the highest of its column. */
function Sum({ words, amount, most, from }: SumProps) {
  return (
    <>
      <span>{`${words} `}</span>
      {from && <span className="block text-ink-3 xl:whitespace-nowrap">{from}</span>}
      <i aria-hidden className="mt-1 block h-1.5 rounded-full bg-sunk">
        <i
          className="block h-full rounded-full bg-accent"
          style={{ width: `${Math.round((amount / most) * 100)}%` }}
        />
      </i>
    </>
  )
}

/** Wide on a phone, where a narrow column of words would make each line of the table tall. */
const Words = ({ children }: { children: string }) => (
  <span className="max-sm:block max-sm:w-56">{children}</span>
)

const NOT_KNOWN = <span className="text-ink-3">Not known</span>

const reportingOf = (reporting: number, of: number) => `${formatCount(reporting)} of ${formatCount(of)}`

export const CELLS: Record<ColumnKey, (row: DestinationRow, most: Most) => React.ReactNode> = {
  name: ({ code, name, languages }) => (
    <>
      <Link href={destinationHref(code)} className="flex min-h-11 items-center md:min-h-8">
        <TableFlag code={code} />
        <span>{name}</span>
      </Link>
      <span className={`block font-normal text-ink-3 ${IN_NAME}`}>{languages}</span>
    </>
  ),
  aYear: ({ aYear }, most) =>
    aYear === null ? NOT_KNOWN : <Sum words={formatUsd(aYear)} amount={aYear} most={most.aYear} />,
  universities: ({ universities }) => formatCount(universities),
  scholarships: ({ scholarships }) => formatCount(scholarships),
  tuition: ({ tuition, reporting, universities }, most) =>
    tuition === null ? (
      <span className="text-ink-3">
        {reporting > 0 ? `Too few (${reportingOf(reporting, universities)})` : 'Not reported'}
      </span>
    ) : (
      <Sum
        words={formatTuition(tuition)}
        amount={tuition}
        most={most.tuition}
        from={`(from ${reportingOf(reporting, universities)})`}
      />
    ),
  living: ({ living, isLivingReported }, most) =>
    living === null ? (
      NOT_KNOWN
    ) : (
      <Sum
        words={formatTuition(living)}
        amount={living}
        most={most.living}
        from={isLivingReported ? '(universities report)' : undefined}
      />
    ),
  workAfter: ({ workAfter }) => (workAfter === null ? NOT_KNOWN : <Words>{workAfter}</Words>),
  languages: ({ languages }) => <Words>{languages}</Words>,
}
