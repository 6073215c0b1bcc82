import type { ReactNode } from 'react'
import { Basis } from '@/components/content/basis'
import { Term } from '@/components/content/glossary/term'
import { ExternalLink } from '@/components/ui/external-link'
import { FeeStrip } from '@/components/universities/pictures/fee-strip'
import type { Fact, OtherCost, Tuition } from '@/lib/facts/fact'
import { isHeadline } from '@/lib/facts/fact-age'
import { feeInWords } from '@/lib/facts/fee-words'
import type { ExchangeRates } from '@/lib/money/schema'
import { LEVELS } from '@/lib/facts/vocabulary'
import { formatCount, formatDate } from '@/lib/text/format'
import { feeAt, feesAt, otherCostsAt, PAYS } from '@/lib/universities/answers/fee'
import { orNull } from '@/lib/universities/answers/answer'
import { atLevels } from '@/lib/universities/profile/at-levels'
import { basisOfFact } from '@/lib/universities/profile/basis'
import type { CountryFees } from '@/lib/universities/profile/country-fees'
import { feeStrip } from '@/lib/universities/profile/fee-strip'
import type { University } from '@/lib/universities/record/schema'
import { BasisLine } from './basis-line'
import { LeveledAnswer } from './for-levels'
import { Note } from './note'
import { Pairs } from './pairs'
import { Topic } from './topic'

const OTHER_FEES: readonly { id: string; label: ReactNode; isOne: (fee: Fact<Tuition>) => boolean }[] = [
  {
    id: 'home',
    label: <Term id="home-fees">Home fees</Term>,
    isOne: ({ value }) => value.status === 'home',
  },
  { id: 'eu-eea', label: 'EU and EEA students', isOne: ({ value }) => value.status === 'eu-eea' },
  {
    id: 'past',
    label: 'From abroad, years ago',
    isOne: (fee) => !isHeadline(fee) && PAYS.international.includes(fee.value.status),
  },
]

const OTHER_COSTS = { 'room-and-board': 'Room and board', books: 'Books', other: 'Other expenses' }

const sumOf = ({ min, max, currency }: OtherCost) =>
  `${currency} ${formatCount(min)}${max === null ? '' : `–${formatCount(max)}`}`

const feeInBrief = ({ value, isUnsure }: Fact<Tuition>) =>
  [feeInWords(value, value.isFloor, isUnsure), value.condition].filter(Boolean).join(' · ')

type CostSectionProps = { university: University; fees: CountryFees; rates: ExchangeRates }

/** The fee among those of the country, the fees of others, and the costs beside tuition. */
export function CostSection({ university, fees, rates }: CostSectionProps) {
  const { facts, country } = university
  return (
    <>
      {LEVELS.map(({ value: level, degree }) => {
        const fee = feeAt(facts.fees, level, 'international')?.value
        const own = fee && !fee.isFloor ? fee.dollars : null
        const strip = own === null ? null : feeStrip(fees.amounts[level], own)
        return (
          strip && (
            <div key={level} data-for={level}>
              <FeeStrip strip={strip} country={country} of={fees.of} degree={degree} />
            </div>
          )
        )
      })}
      {OTHER_FEES.map(({ id, label, isOne }) => {
        const answers = atLevels((level) => feesAt(facts.fees, level).find(isOne) ?? null)
        return (
          answers.known.length > 0 && (
            <div key={id}>
              <Topic>{label}</Topic>
              <LeveledAnswer answers={answers} inBrief={feeInBrief}>
                {(fee) => (
                  <>
                    <p>{feeInBrief(fee)}</p>
                    <BasisLine bases={[basisOfFact(fee)]} />
                    <Note text={fee.note} />
                  </>
                )}
              </LeveledAnswer>
            </div>
          )
        )
      })}
      {facts.otherCosts.length > 0 && (
        <>
          <Topic>Beside tuition, a year</Topic>
          <LeveledAnswer
            answers={atLevels((level) => orNull(otherCostsAt(facts.otherCosts, level)))}
            inBrief={(costs) =>
              costs.map(({ value }) => `${OTHER_COSTS[value.what]} ${sumOf(value)}`).join(' · ')
            }
          >
            {(costs) => (
              <>
                <Pairs
                  pairs={costs.map(({ value }) => ({ label: OTHER_COSTS[value.what], value: sumOf(value) }))}
                />
                <BasisLine bases={costs.map(basisOfFact)} />
              </>
            )}
          </LeveledAnswer>
        </>
      )}
      <Basis>
        <span>{`US dollars at the rates of ${formatDate(rates.date)}: `}</span>
        <ExternalLink href={rates.source.url}>{rates.source.title}</ExternalLink>. Tuition is without living
        costs.
      </Basis>
    </>
  )
}
