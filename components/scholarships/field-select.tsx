'use client'

import { OptionSelect } from '@/components/list/option-select'
import type { FacetCounts } from '@/lib/scholarships/facets'
import { FIELDS, type Field } from '@/lib/eligibility/vocabulary'

type FieldSelectProps = {
  facets: FacetCounts
  chosen: Field | null
  onChange: (field: Field | null) => void
}

/** Fields of study with the number of results each would leave. Awards for every field count under each. */
export function FieldSelect({ facets, chosen, onChange }: FieldSelectProps) {
  return (
    <OptionSelect
      name="field"
      label="Field of study"
      any={{ label: 'All fields', count: facets.anyField }}
      options={FIELDS.map(({ value, label }, at) => ({ value, label, count: facets.field[at] ?? 0 }))}
      chosen={chosen}
      onChoose={(chosenValue) => onChange(FIELDS.find(({ value }) => value === chosenValue)?.value ?? null)}
    />
  )
}
