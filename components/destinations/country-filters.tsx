import { ChoiceField } from '@/components/ui/choice-field'
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

const ANY = { value: '', label: 'Any' } as const

/** What a destination should have. It needs script, as sorting does; without it the whole table is there. */
export function CountryFilters({ languages, wish, onWish }: CountryFiltersProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 print:hidden noscript:hidden">
      <ChoiceField
        label="Region"
        options={[ANY, ...REGIONS]}
        value={wish.region}
        onChoose={(region) => onWish({ ...wish, region })}
      />
      <ChoiceField
        label="Language"
        options={[ANY, ...languages.map((language) => ({ value: language, label: language }))]}
        value={wish.language}
        onChoose={(language) => onWish({ ...wish, language })}
      />
      <ChoiceField
        label="Tuition up to"
        options={[ANY, ...BOUNDS.map((bound) => ({ value: String(bound), label: formatTuition(bound) }))]}
        value={String(wish.mostTuition ?? '')}
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
