import { capital } from '@/lib/text/format'
import { ExternalLink } from '@/components/ui/external-link'
import type { CostTable } from '@/lib/cost/cost'
import { roughRange, sumInWords } from '@/lib/cost/words'

/** The money that a visitor has to show before the visa, as the rule states it. */
export function MoneyToShow({ table }: { table: Pick<CostTable, 'toShow' | 'currency'> }) {
  const { sum, own, currency, tuition, formula, words, source, year, isUnsure } = table.toShow
  return (
    <p className="mt-1">
      {sum && (
        <>
          {own && <b>{`About ${roughRange(own, table.currency)}: `}</b>}
          <b>{`${isUnsure ? 'About ' : ''}${sumInWords(sum, currency)}`}</b>
          <span>{`${tuition ? ` and the first year’s tuition, ${sumInWords(tuition.sum, tuition.currency)}` : ''}. `}</span>
        </>
      )}
      <span className="text-sm text-ink-2">
        <span>{`${sum && formula ? `${formula}. ` : ''}${words ? `${capital(words)}. ` : ''}${year ? `For ${year}. ` : ''}`}</span>
        {source?.url && <ExternalLink href={source.url}>{source.publisher}</ExternalLink>}
      </span>
    </p>
  )
}
