import { ChoiceField } from '@/components/ui/choice-field'
import { LevelChoice } from '@/components/content/level-choice'
import { COST_BANDS } from '@/lib/cost/cost-bands'
import {
  COUNTRY_SORTS,
  DEFAULT_SORT,
  type DestinationSort,
  type DestinationWish,
} from '@/lib/destinations/rows'
import type { Level } from '@/lib/facts/vocabulary'
import { formatUsd } from '@/lib/money/format'
import { REGIONS } from '@/lib/places/regions'

type CountryFiltersProps = {
  /** The level of the table until the visitor's is known. */
  opensAt: Level
  languages: readonly string[]
  wish: DestinationWish
  onWish: (wish: DestinationWish) => void
  sort: DestinationSort
  onSort: (sort: DestinationSort) => void
}

/** Whole US dollars a year. */
const BOUNDS = COST_BANDS.map(({ below }) => below).filter(Number.isFinite)

const ANY = { value: '', label: 'Any' } as const

/** The level, what a destination should have, and the order. It needs script, as sorting does; without it the whole table is there. */
export function CountryFilters({ opensAt, languages, wish, onWish, sort, onSort }: CountryFiltersProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 print:hidden noscript:hidden">
      <LevelChoice opensAt={opensAt} />
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
        label="A year up to"
        options={[ANY, ...BOUNDS.map((bound) => ({ value: String(bound), label: formatUsd(bound) }))]}
        value={String(wish.mostAYear ?? '')}
        onChoose={(most) => onWish({ ...wish, mostAYear: most === '' ? null : Number(most) })}
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
      <ChoiceField
        label="Sort by"
        options={COUNTRY_SORTS}
        value={`${sort.key} ${sort.direction}`}
        onChoose={(chosen) =>
          onSort(COUNTRY_SORTS.find(({ value }) => value === chosen)?.sort ?? DEFAULT_SORT)
        }
      />
    </div>
  )
}
