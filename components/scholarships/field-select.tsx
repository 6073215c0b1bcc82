'use client'

import type { FacetCounts } from '@/lib/scholarships/facets'
import { FIELDS, type Field } from '@/lib/scholarships/vocabulary'

type FieldSelectProps = {
  facets: FacetCounts
  chosen: Field | null
  onChange: (field: Field | null) => void
}

const number = new Intl.NumberFormat('en')

/** Fields of study with the number of results each would leave. Awards for every field count under each. */
export function FieldSelect({ facets, chosen, onChange }: FieldSelectProps) {
  return (
    <label className="field mt-1 min-h-11 md:min-h-10">
      <span className="sr-only">Field of study</span>
      <select
        name="field"
        value={chosen ?? ''}
        onChange={({ currentTarget }) =>
          onChange(FIELDS.find(({ value }) => value === currentTarget.value)?.value ?? null)
        }
      >
        <option value="">All fields ({number.format(facets.anyField)})</option>
        {FIELDS.map(({ value, label }, at) => (
          <option key={value} value={value}>
            {label} ({number.format(facets.field[at] ?? 0)})
          </option>
        ))}
      </select>
    </label>
  )
}
