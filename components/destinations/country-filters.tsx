import { InputGroup } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import type { DestinationWish } from '@/lib/destinations/filter'
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
      <InputGroup>
        <span>Region</span>
        <NativeSelect
          value={wish.region}
          onChange={({ currentTarget: { value } }) =>
            onWish({ ...wish, region: REGIONS.find((region) => region.value === value)?.value ?? '' })
          }
        >
          <option value="">Any</option>
          {REGIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </InputGroup>
      <InputGroup>
        <span>Language</span>
        <NativeSelect
          value={wish.language}
          onChange={({ currentTarget: { value } }) => onWish({ ...wish, language: value })}
        >
          <option value="">Any</option>
          {languages.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </NativeSelect>
      </InputGroup>
      <InputGroup>
        <span>Tuition up to</span>
        <NativeSelect
          value={wish.mostTuition ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onWish({ ...wish, mostTuition: value === '' ? null : Number(value) })
          }
        >
          <option value="">Any</option>
          {BOUNDS.map((bound) => (
            <option key={bound} value={bound}>
              {formatTuition(bound)}
            </option>
          ))}
        </NativeSelect>
      </InputGroup>
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
