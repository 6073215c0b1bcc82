import type { ComparedField } from '@/lib/scraper/shared/proof/compare-fields'
import type { FoundField } from '@/lib/scraper/shared/proof/fold-record'

type SilentFieldsProps = { fields: readonly FoundField[]; compared: readonly ComparedField[] }

/** The fields that the pages do not state, each with our record's value. */
export function SilentFields({ fields, compared }: SilentFieldsProps) {
  const silent = fields.filter(({ values }) => values.length === 0)
  if (silent.length === 0) return null
  const words = silent.map(({ field, label }) => {
    const ours = compared.find((one) => one.field === field)?.ours
    return ours ? `${label} (our record has ${ours.texts.join(', ')})` : label
  })
  return <p className="text-sm text-ink-3">The pages say nothing about: {words.join('; ')}.</p>
}
