import { CorrectionButton } from '@/components/content/correction-button'
import { formatDate, formatMonth } from '@/lib/text/format'
import { describeFacts } from '@/lib/universities/record/fields'
import type { AnchoredSource, ProfileData } from '@/lib/universities/record/provenance'
import { SourceList, type SourceWords } from './source-list'

function wordsOf({
  anchor,
  title,
  url,
  publisher,
  year,
  licence,
  checkedOn,
  ...cited
}: AnchoredSource): SourceWords {
  const about = [
    `${publisher}, ${year}`,
    licence,
    checkedOn ? `checked on ${formatDate(checkedOn)}` : 'the page to check them at',
  ]
  return {
    anchor,
    title,
    href: url,
    about: about.filter(Boolean).join(' · '),
    used: `Used for: ${describeFacts(cited.fields).join(', ')}.`,
    note: cited.note,
  }
}

/** Every source of the record with its fields, and the fields without a source. */
export function SourcesSection({ university, sources }: ProfileData) {
  const { editorial } = university
  const written: SourceWords[] = editorial
    ? [
        {
          title: `Written from general knowledge in ${formatMonth(editorial.month)}`,
          href: null,
          about: 'No source is cited for these',
          used: `Check with the university: ${describeFacts(editorial.fields).join(', ')}.`,
          check: editorial.checkAt,
        },
      ]
    : []
  return (
    <section aria-labelledby="sources" className="border-t border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="sources" className="flex-[1_1_9rem] scroll-mt-14 text-md">
          Sources and dates
        </h2>
        <CorrectionButton part="sources" title="Name, place and rank" />
      </div>
      <SourceList sources={[...sources.map(wordsOf), ...written]} />
    </section>
  )
}
