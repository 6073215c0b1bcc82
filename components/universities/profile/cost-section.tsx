import { Term } from '@/components/content/glossary/term'
import { ExternalLink } from '@/components/ui/external-link'
import { FeeStrip } from '@/components/universities/pictures/fee-strip'
import { feeInWords } from '@/lib/facts/fee-words'
import type { ExchangeRates } from '@/lib/money/schema'
import { LEVELS } from '@/lib/facts/vocabulary'
import { formatCount, formatDate } from '@/lib/text/format'
import { feeAt } from '@/lib/universities/answers/fee'
import { localFeeAnswers } from '@/lib/universities/profile/answers'
import { basisOfFact } from '@/lib/universities/profile/basis'
import type { CountryFees } from '@/lib/universities/profile/country-fees'
import { feeStrip } from '@/lib/universities/profile/fee-strip'
import type { University } from '@/lib/universities/record/schema'
import { BasisLine } from './basis-line'
import { ForLevels } from './for-levels'
import { Note } from './note'
import { Pairs } from './pairs'

const STATUSES = [
  { status: 'home', label: <Term id="home-fees">Home fees</Term> },
  { status: 'eu-eea', label: 'EU and EEA students' },
] as const

const OTHER_COSTS = { 'room-and-board': 'Room and board', books: 'Books', other: 'Other expenses' }

type CostSectionProps = { university: University; fees: CountryFees; rates: ExchangeRates }

/** The fee among those of the country, the fees of others, and the costs beside tuition. */
export function CostSection({ university, fees, rates }: CostSectionProps) {
  const { facts, country } = university
  return (
    <>
      {LEVELS.map(({ value: level, degree }) => {
        const own = feeAt(facts.fees, level, 'international')?.value.dollars ?? null
        const strip = own === null ? null : feeStrip(fees.amounts[level], own)
        return (
          strip && (
            <div key={level} data-for={level}>
              <FeeStrip strip={strip} country={country} of={fees.of} degree={degree} />
            </div>
          )
        )
      })}
      {STATUSES.map(({ status, label }) => {
        const answers = localFeeAnswers(university, status)
        return (
          answers.length > 0 && (
            <div key={status}>
              <h3>{label}</h3>
              {answers.map(({ answer: fee, ...at }) => (
                <ForLevels key={at.of} {...at}>
                  <p>
                    {feeInWords(fee.value, fee.value.isFloor, fee.isUnsure)}
                    {fee.value.condition && ` · ${fee.value.condition}`}
                  </p>
                  <BasisLine bases={[basisOfFact(fee)]} />
                  <Note text={fee.note} />
                </ForLevels>
              ))}
            </div>
          )
        )
      })}
      {facts.otherCosts.length > 0 && (
        <>
          <h3>Beside tuition, a year</h3>
          <Pairs
            pairs={facts.otherCosts.map(({ value: { what, min, max, currency } }) => ({
              label: OTHER_COSTS[what],
              value: `${currency} ${formatCount(min)}${max === null ? '' : `–${formatCount(max)}`}`,
            }))}
          />
          <BasisLine bases={facts.otherCosts.map(basisOfFact)} />
        </>
      )}
      <p className="basis mt-2">
        US dollars at the rates of {formatDate(rates.date)}:{' '}
        <ExternalLink href={rates.source.url}>{rates.source.title}</ExternalLink>. Tuition is without living
        costs.
      </p>
    </>
  )
}
