import { correctionHref } from '@/lib/corrections/address'
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
      <h2 id="sources" className="text-md">
        Sources and dates
      </h2>
      <SourceList sources={[...sources.map(wordsOf), ...written]} />
      <p className="mt-1 text-sm">
        <a
          href={correctionHref(`/universities/${university.id}`)}
          rel="nofollow"
          className="inline-flex min-h-11 items-center"
        >
          Is this wrong?
        </a>
      </p>
    </section>
  )
}
