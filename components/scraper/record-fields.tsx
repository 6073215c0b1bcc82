import type { Elements } from '@/components/ui/elements'
import { toggleValue, type AcceptedValues } from '@/lib/scraper/browser/reading-choice'
import type { ComparedField, Comparison } from '@/lib/scraper/shared/proof/compare-fields'
import type { FoundField } from '@/lib/scraper/shared/proof/fold-record'
import { FoundFieldset } from './found-fieldset'

type RecordFieldsProps = {
  fields: readonly FoundField[]
  chosen: AcceptedValues
  /** The comparison with our record; empty where there is none. */
  compared: readonly ComparedField[]
  onChange: (chosen: AcceptedValues) => void
  /** The content below the values of a field. */
  children?: (field: FoundField, comparison: Comparison | null) => Elements
}

/** The values that pages state for the fields of a record, to be accepted one by one. */
export function RecordFields({ fields, chosen, compared, onChange, children }: RecordFieldsProps) {
  return fields
    .filter(({ values }) => values.length > 0)
    .map((field) => {
      const ours = compared.find((one) => one.field === field.field) ?? null
      return (
        <FoundFieldset
          key={field.field}
          field={field}
          chosen={chosen[field.field] ?? []}
          compared={ours}
          onToggle={(at) => onChange(toggleValue(chosen, field, at))}
        >
          {children?.(field, ours?.comparison ?? null)}
        </FoundFieldset>
      )
    })
}

/** The fields that the pages do not state, each with our record's value. */
export function SilentFields({ fields, compared }: Pick<RecordFieldsProps, 'fields' | 'compared'>) {
  const silent = fields.filter(({ values }) => values.length === 0)
  if (silent.length === 0) return null
  const words = silent.map(({ field, label }) => {
    const ours = compared.find((one) => one.field === field)?.ours
    return ours ? `${label} (our record has ${ours.texts.join(', ')})` : label
  })
  return <p className="text-sm text-ink-3">{`The pages say nothing about: ${words.join('; ')}.`}</p>
}
