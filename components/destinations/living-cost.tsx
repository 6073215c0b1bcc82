import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { formatLivingCost } from '@/lib/destinations/format'
import type { Destination } from '@/lib/destinations/queries'
import { describeKind } from '@/lib/facts/words'
import { formatUsd } from '@/lib/money/format'
import { withArticle } from '@/lib/places/with-article'
import { capital, formatCount, formatList } from '@/lib/text/format'
import { Said } from './said-cost'

const COST_WORDS = { 'room-and-board': 'room and board', books: 'books', other: 'other expenses' }

type ReportedLivingProps = { reported: NonNullable<Destination['reportedLiving']>; governed: number }

/** What universities report, for a country of which no official sum is known. */
function ReportedLiving({ reported: { usdAYear, costs }, governed }: ReportedLivingProps) {
  const parts = costs.map(
    ({ cost: { value }, reports }) =>
      `${COST_WORDS[value.what]} ${value.currency} ${formatCount(value.min)} (from ${formatCount(reports)} of ${formatCount(governed)})`,
  )
  const bases = new Set(costs.map(({ cost }) => describeKind(cost)))
  return (
    <Said sum={`About ${formatUsd(usdAYear)} a year, as universities report`}>
      <span>{`We know of no official sum. The middle of what universities report for a bachelor’s student: ${formatList(parts)}. ${capital(formatList([...bases]))}.`}</span>
    </Said>
  )
}

/** What living costs there by the state, or as universities report it. */
export function Living({ living, reportedLiving, country, governed }: Destination) {
  if (reportedLiving) return <ReportedLiving reported={reportedLiving} governed={governed} />
  if (!living) {
    return (
      <Said sum="No checked figure">
        <span>{`We know of no official sum for ${withArticle(country.name)} that we have checked. Universities publish estimates for their own town; the `}</span>
        <Link href="/guides/financial">financial guide</Link> has a budget to put them in.
      </Said>
    )
  }
  const { cost, isUnsure, basis, usdAYear, note, cited, held } = living
  return (
    <>
      <Said sum={`${isUnsure ? 'About ' : ''}${formatLivingCost(cost)}`}>
        {`${basis}: about ${formatUsd(usdAYear.min)}${usdAYear.max !== null ? ` to ${formatUsd(usdAYear.max)}` : ''} for twelve months. ${note ?? ''}`}
      </Said>
      <p className="mt-1 text-sm text-ink-3">
        Source: <ExternalLink href={cited.url}>{cited.title}</ExternalLink>
        <span>{`, ${cited.publisher}. ${held}; a newer sum may be in force.`}</span>
      </p>
    </>
  )
}
