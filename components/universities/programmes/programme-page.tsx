import { CorrectedRecord } from '@/components/content/correction-button'
import type { Elements } from '@/components/ui/elements'
import { programmeHref } from '@/lib/programmes/href'
import type { ProgrammePageData as Page } from '@/lib/programmes/page/queries'
import { ProgrammeDecides } from './programme-decides'
import { ProgrammeHead } from './programme-head'
import { ProgrammeOutcomes } from './programme-outcomes'
import { ProgrammeSource } from './programme-source'
import { SameSubject } from './same-subject'

type ProgrammePageProps = {
  page: Page
  compare: Elements
  admission?: Elements
  cost: Elements
  awards: Elements
}

/**
 * Everything of a programme's page below its breadcrumbs: what decides, whether it can take the visitor, what the whole
 * degree costs, the awards that fit, what became of its students, others like it, its source.
 */
export function ProgrammePage({ page, compare, admission, cost, awards }: ProgrammePageProps) {
  return (
    <>
      <CorrectedRecord href={programmeHref(page.programme)} />
      <ProgrammeHead page={page} compare={compare} />
      <ProgrammeDecides page={page} />
      {admission}
      {cost && (
        <section aria-labelledby="whole" className="border-t border-line py-5">
          <h2 id="whole" className="text-md">
            The whole degree
          </h2>
          {cost}
        </section>
      )}
      <section aria-labelledby="awards" className="border-t border-line py-5">
        <h2 id="awards" className="text-md">
          Awards that fit
        </h2>
        {awards}
      </section>
      <ProgrammeOutcomes page={page} />
      <SameSubject page={page} />
      <ProgrammeSource page={page} />
    </>
  )
}
