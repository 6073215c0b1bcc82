import { InputGroup } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import type { DestinationWish } from '@/lib/destinations/rows'
import { formatTuition } from '@/lib/destinations/tuition-label'
import { REGIONS } from '@/lib/places/regions'

type CountryFiltersProps = {
  languages: readonly string[]
  wish: DestinationWish
  onWish: (wish: DestinationWish) => void
}

/** Whole US dollars a year. */
const BOUNDS = [0, 5000, 10_000, 20_000, 30_000] as const

/** What a destination should have. It needs script, as sorting does; without it the whole table is there. */
export function CountryFilters({ languages, wish, onWish }: CountryFiltersProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 print:hidden noscript:hidden">
      <Choice
        label="Region"
        options={REGIONS}
        value={wish.region}
        onChoose={(region) =>
          onWish({ ...wish, region: REGIONS.find(({ value }) => value === region)?.value ?? '' })
        }
      />
      <Choice
        label="Language"
        options={languages.map((language) => ({ value: language, label: language }))}
        value={wish.language}
        onChoose={(language) => onWish({ ...wish, language })}
      />
      <Choice
        label="Tuition up to"
        options={BOUNDS.map((bound) => ({ value: bound, label: formatTuition(bound) }))}
        value={wish.mostTuition ?? ''}
        onChoose={(most) => onWish({ ...wish, mostTuition: most === '' ? null : Number(most) })}
      />
      <label className="inline-flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={wish.hasWorkAfter}
          onChange={({ currentTarget: { checked } }) => onWish({ ...wish, hasWorkAfter: checked })}
        />
        Work after study
      </label>
    </div>
  )
}

type ChoiceProps = {
  label: string
  options: readonly { value: string | number; label: string }[]
  value: string | number
  onChoose: (value: string) => void
}

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  return (
    <InputGroup>
      <span>{label}</span>
      <NativeSelect value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </InputGroup>
  )
}
