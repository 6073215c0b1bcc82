import { Term } from '@/components/content/glossary/term'
import { formatDate } from '@/lib/text/format'
import { formatMoney, formatUsd } from '@/lib/money/format'
import type { ExchangeRates, Money } from '@/lib/money/schema'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import type { Profile } from '@/lib/universities/record/provenance'
import { cn } from '@/lib/utils'
import { ExternalLink } from '@/components/ui/external-link'
import { ProfileSection } from './profile-section'

type FeeProps = { label: string; fee: Money | null; dollars: number | null }

const isConverted = (fee: Money | null) =>
  fee !== null && fee.currency !== 'USD' && (fee.min > 0 || fee.max !== null)

function Fee({ label, fee, dollars }: FeeProps) {
  const isMiddle = fee !== null && fee.max !== null && fee.max > fee.min
  return (
    <div className="flex flex-col border-t border-line pt-2.5 pb-2">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className={cn('mt-0.5', fee ? 'font-display text-lg leading-tight' : 'text-ink-3')}>
        {fee ? formatMoney(fee) : NOT_REPORTED}
      </dd>
      {dollars !== null && isConverted(fee) && (
        <dd className="mt-1 text-ink-2">
          about {formatUsd(dollars)}
          {isMiddle && ', the middle of the range'}
        </dd>
      )}
      {fee && (
        <dd className="mt-1 text-sm text-ink-2">
          Academic year {fee.academicYear.replace('/', '–')}
          {fee.note && `; ${fee.note}`}
        </dd>
      )}
    </div>
  )
}

/** What a year's tuition costs, as published and in dollars. */
export function CostSection({ rates, ...profile }: Profile & { rates: ExchangeRates }) {
  const { domestic, international, domesticNumeric, internationalNumeric } = profile.university.tuitionFees
  return (
    <ProfileSection {...profile} id="cost">
      <dl className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Fee label="International students" fee={international} dollars={internationalNumeric} />
        <Fee label="Domestic students" fee={domestic} dollars={domesticNumeric} />
      </dl>
      {(domestic || international) && (
        <p className="mt-4 text-sm text-ink-3">
          Domestic students pay <Term id="home-fees">home fees</Term>.
        </p>
      )}
      {(isConverted(domestic) || isConverted(international)) && (
        <p className="mt-4 text-sm text-ink-3">
          US dollars at the rates of {formatDate(rates.date)}:{' '}
          <ExternalLink href={rates.source.url}>{rates.source.title}</ExternalLink>. Living costs are not
          included.
        </p>
      )}
    </ProfileSection>
  )
}
