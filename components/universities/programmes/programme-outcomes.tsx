import { CorrectionButton } from '@/components/content/correction-button'
import type { ProgrammePageData } from '@/lib/programmes/page/queries'
import { MEASURES } from '@/lib/facts/vocabulary'
import { describePeople, formatOutcome } from '@/lib/facts/words'
import { labelOf } from '@/lib/text/options'
import { basisOfFact } from '@/lib/universities/profile/basis'
import { BasisLine } from '../profile/basis-line'
import { Pairs } from '../profile/pairs'

/** What became of the programme's own students; nothing where no register counts them. */
export function ProgrammeOutcomes({ page: { outcomes } }: { page: ProgrammePageData }) {
  if (outcomes.length === 0) return null
  return (
    <section aria-labelledby="after" className="border-t border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-3">
        <h2 id="after" className="flex-[1_1_9rem] text-md">
          What became of its students
        </h2>
        <CorrectionButton part="after" title="What became of its students" />
      </div>
      <Pairs
        pairs={outcomes.map(({ value }) => ({
          label: labelOf(MEASURES, value.measure) ?? value.measure,
          value: formatOutcome(value),
          note: [value.whose, describePeople(value)].filter(Boolean).join(', '),
        }))}
      />
      <BasisLine bases={outcomes.map(basisOfFact)} />
    </section>
  )
}
