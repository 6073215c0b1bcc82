import { Sum } from '@/components/content/sum'
import { feeInWords } from '@/lib/facts/fee-words'
import type { Fact, Tuition } from '@/lib/facts/fact'
import { formatUsd } from '@/lib/money/format'
import { feesPaid } from '@/lib/universities/answers/words'
import { atLevels } from '@/lib/universities/profile/at-levels'
import { basisOfFact } from '@/lib/universities/profile/basis'
import type { University } from '@/lib/universities/record/schema'
import { BasisLine } from './basis-line'
import { FeeInMyCurrency } from './fee-in-my-currency'
import { LeveledAnswer } from './for-levels'
import { Note } from './note'

/** As many as a register has: the average of all students, and of five fields. */
const SHOWN = 6

/**
 * The yearly tuition for students from abroad: the university's price, or the usual price of such universities in the
 * country.
 */
export function FeeAnswer({ university }: { university: University }) {
  return (
    <LeveledAnswer
      answers={atLevels((level) => feesPaid(university, level))}
      inBrief={({ fees: [fee], isUsual }) => `${isUsual ? 'mostly ' : ''}${sumOf(fee, isUsual)}`}
    >
      {({ fees, isUsual, besides }) => (
        <>
          {isUsual && <p>Universities of this kind mostly charge</p>}
          {fees.slice(0, SHOWN).map((fee, place) => (
            <Fee key={place} fee={fee} isUsual={isUsual} />
          ))}
          {besides.map((fee, place) => (
            <p key={place} className="text-sm">{`${sumOf(fee, false)}: ${fee.value.condition}`}</p>
          ))}
          <BasisLine
            bases={[...fees, ...besides].map(basisOfFact)}
            after={isUsual ? '. It is not this university’s price.' : undefined}
          />
          <Note text={fees[0]?.note ?? null} />
        </>
      )}
    </LeveledAnswer>
  )
}

const sumOf = (fee: Fact<Tuition> | undefined, isUsual: boolean) =>
  fee && feeInWords(fee.value, fee.value.isFloor, fee.isUnsure && !isUsual)

function Fee({ fee, isUsual }: { fee: Fact<Tuition>; isUsual: boolean }) {
  const { min, max, dollars, currency, condition, period, isFloor } = fee.value
  const isMiddle = max !== null && min !== null && max > min
  const words = sumOf(fee, isUsual)
  const yearly = period === 'year' ? currency : null
  const asCharged = (
    <>
      <Sum>{words}</Sum>
      {dollars !== null && dollars > 0 && yearly !== 'USD' && (
        <p>{`about ${formatUsd(dollars)} a year${isMiddle ? ', mid-range' : ''}`}</p>
      )}
    </>
  )
  return (
    <>
      {words && dollars ? (
        <FeeInMyCurrency
          words={words}
          dollars={dollars}
          isMiddle={isMiddle}
          isFloor={isFloor}
          yearly={yearly}
        >
          {asCharged}
        </FeeInMyCurrency>
      ) : (
        asCharged
      )}
      {condition && <p className="text-sm">{condition}</p>}
    </>
  )
}
