import { ExternalLink } from '@/components/ui/external-link'
import type { ProgrammeDataset } from '@/lib/programmes/programme'
import { datasetInWords } from '@/lib/programmes/words'

/** The sources that name subjects and programmes, each with its level of detail and its year. */
export function Datasets({ datasets }: { datasets: readonly ProgrammeDataset[] }) {
  return (
    <section aria-labelledby="datasets" className="border-t border-line py-5">
      <h2 id="datasets" className="text-md">
        Where this comes from
      </h2>
      <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {datasets.map((dataset) => (
          <li key={dataset.name} className="border-t border-line py-2.5 text-sm">
            <p>{datasetInWords(dataset)}</p>
            <p className="mt-0.5 text-ink-2">
              {dataset.source.url ? (
                <ExternalLink href={dataset.source.url}>{dataset.source.title}</ExternalLink>
              ) : (
                <span>{dataset.source.title}</span>
              )}
              <span>{`, ${dataset.source.publisher}${dataset.licence ? ` · ${dataset.licence}` : ''}`}</span>
            </p>
            {dataset.note && <p className="mt-1 text-ink-3">{dataset.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
