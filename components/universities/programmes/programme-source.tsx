import { ExternalLink } from '@/components/ui/external-link'
import type { ProgrammePageData } from '@/lib/programmes/page/queries'
import { grainInWords } from '@/lib/programmes/words'
import { formatDate } from '@/lib/text/format'

/** The source of the programme, its level of detail and its year. */
export function ProgrammeSource({ page: { programme, dataset } }: { page: ProgrammePageData }) {
  const { title, source, year, licence, note, readOn } = dataset
  return (
    <section aria-labelledby="source" className="border-t border-line py-5">
      <h2 id="source" className="text-md">
        Source
      </h2>
      <p className="mt-2">{grainInWords(programme, dataset)}</p>
      <p className="mt-1 text-sm text-ink-2">
        {source.url ? (
          <ExternalLink href={source.url}>{source.title}</ExternalLink>
        ) : (
          <span>{source.title}</span>
        )}
        <span>{`, ${source.publisher}, ${year}${licence ? ` · ${licence}` : ''}${programme.code ? ` · ${title}: ${programme.code}` : ''}`}</span>
        <span className="block">{`Read on ${formatDate(readOn)}`}</span>
      </p>
      {note && <p className="mt-1 max-w-prose text-sm text-ink-3">{note}</p>}
    </section>
  )
}
