import type { SiteLookup } from '@/lib/scraper/shared/answers'
import { TextField } from './text-field'

type SiteFieldsProps = {
  /** The label of the name field; "Name" where the pages are about the university itself. */
  label?: string
  name: string
  country: string
  countries: SiteLookup['countries']
  onChange: (typed: { name?: string; country?: string }) => void
}

/** Name and country of the university that the pages are about. */
export function SiteFields({ label = 'Name', name, country, countries, onChange }: SiteFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={label} value={name} onChange={(text) => onChange({ name: text })} />
      <TextField
        label="Country"
        value={country}
        options={countries.map((one) => one.name)}
        onChange={(text) => onChange({ country: text })}
      />
    </div>
  )
}
