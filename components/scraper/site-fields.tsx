import { Input, InputGroup } from '@/components/ui/input'
import { useId } from 'react'
import { NameInput } from '@/components/ui/name-input'
import type { SiteLookup } from '@/lib/scraper/shared/answers'

type SiteFieldsProps = {
  /** The label of the name field; "Name" where the pages are about the university itself. */
  label?: string
  name: string
  country: string
  countries: SiteLookup['countries']
  onChange: (typed: { name?: string; country?: string }) => void
}

const LABEL = 'text-sm font-semibold'
const LONGEST = 140

/** Name and country of the university that the pages are about. */
export function SiteFields({ label = 'Name', name, country, countries, onChange }: SiteFieldsProps) {
  const id = useId()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid gap-1">
        <label htmlFor={`${id}-name`} className={LABEL}>
          {label}
        </label>
        <InputGroup as="span" className="text-sm">
          <Input
            id={`${id}-name`}
            value={name}
            maxLength={LONGEST}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
        </InputGroup>
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-country`} className={LABEL}>
          Country
        </label>
        <InputGroup as="span" className="relative text-sm">
          <NameInput
            id={`${id}-country`}
            value={country}
            maxLength={LONGEST}
            options={countries.map((one) => ({ ...one, aliases: [] }))}
            optionsLabel="Countries"
            onValueChange={(text) => onChange({ country: text })}
          />
        </InputGroup>
      </div>
    </div>
  )
}
