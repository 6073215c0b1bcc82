'use client'

import type { FormEvent } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { ChoiceField } from '@/components/ui/choice-field'
import { SearchIcon } from '@/components/ui/search-icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useResource } from '@/components/ui/use-resource'
import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import { LEVELS } from '@/lib/facts/vocabulary'
import { textWithout } from '@/lib/list/edit-text'
import type { ShownMeaning } from '@/lib/list/understood'
import { PROGRAMMES, type ProgrammeSearch } from '@/lib/programmes/list'
import { LANGUAGES } from '@/lib/programmes/options'
import type { AllProgrammesProps } from './all-programmes-island'
import { MaybeChoice } from './maybe-choice'

type AllProgrammesFormProps = {
  search: ProgrammeSearch
  understood: ShownMeaning | undefined
  version: string
  names: AllProgrammesProps['names']
  /** Whether there are results to sort. */
  hasResults: boolean
  onGo: (search: ProgrammeSearch) => void
}

const DRAWN = ['search', 'level', 'country', 'language', 'page', 'unreported']

/** The filters that the form sends without drawing them. */
function carried(search: ProgrammeSearch, hasResults: boolean): [string, string][] {
  const isDrawn = (name: string) => DRAWN.includes(name) || (hasResults && name === 'sort')
  return [...new URLSearchParams(PROGRAMMES.query(search))].filter(([name]) => !isDrawn(name))
}

/** The countries with programmes at each level, by name. */
const COUNTRIES = createResource(async (version) => {
  const response = await fetchFile(`/catalogue/programmes/${version.split('.')[0]}/countries`)
  return (await response.json()) as Record<ProgrammeSearch['level'], [code: string, name: string][]>
})

/** Subject, text, level, country and language: the server answers each of them, with script and without. */
export function AllProgrammesForm(props: AllProgrammesFormProps) {
  const { search, understood, version, names, hasResults, onGo } = props
  const isHydrated = useHydrated()
  const { value: countries } = useResource(COUNTRIES, version, isHydrated)
  const level = (understood?.set.level as ProgrammeSearch['level'] | undefined) ?? search.level
  const sort = (understood?.set.sort as ProgrammeSearch['sort'] | undefined) ?? search.sort
  // A choice takes the place of the words for one.
  const withoutWords = (key: string) => textWithout(search.search, key, understood?.parts ?? [])
  const nameOf = (code: string) => names[code] ?? code.toUpperCase()
  const change = (next: Partial<ProgrammeSearch>) => {
    PROGRAMMES.keep(next)
    onGo(PROGRAMMES.change(search, next))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    change({ search: String(new FormData(event.currentTarget).get('search') ?? '') })
  }
  const listed = (text: string) => (text ? text.split(',') : [])
  return (
    <form action={PROGRAMMES.path} onSubmit={submit} className="search-bar mt-3" aria-label="All programmes">
      <div>
        <label className="field">
          <SearchIcon />
          <span className="sr-only">Search</span>
          <input
            key={search.search}
            type="search"
            name="search"
            maxLength={80}
            defaultValue={search.search}
            placeholder="Title, university, city or campus"
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button className={buttonVariants({ variant: 'accent' })}>Search</button>
      </div>
      {/* Four choices are more than a phone has room for side by side. None is as wide as its options, which come later. */}
      <div className="max-w-full max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] md:flex-wrap">
        <ChoiceField
          label="I want a"
          name="level"
          value={level}
          options={LEVELS}
          onChoose={(value) => change({ level: value, search: withoutWords('level') })}
        />
        {isHydrated ? (
          <MaybeChoice
            label="Country"
            className="md:w-64"
            name="country"
            empty="All countries"
            chosen={search.country}
            options={countries?.[level].map(([value, label]) => ({ value, label })) ?? []}
            nameOf={nameOf}
            onChoose={(value) => change({ country: listed(value) })}
          />
        ) : (
          <label className="field md:w-64">
            <span>Country</span>
            {/* Without script names are typed, as the server understands them: a list of all would double the page. */}
            <input
              name="country"
              placeholder="All countries"
              defaultValue={search.country.map(nameOf).join(',')}
            />
          </label>
        )}
        <MaybeChoice
          label="Taught in"
          name="language"
          empty="Any language"
          chosen={search.language}
          options={LANGUAGES}
          onChoose={(value) =>
            change({
              language: LANGUAGES.map((one) => one.value).filter((one) => listed(value).includes(one)),
            })
          }
        />
        {hasResults && (
          <ChoiceField
            label="Sort"
            name="sort"
            value={sort}
            options={PROGRAMMES.sorts}
            onChoose={(value) => change({ sort: value, search: withoutWords('sort') })}
          />
        )}
      </div>
      {carried(search, hasResults).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}
