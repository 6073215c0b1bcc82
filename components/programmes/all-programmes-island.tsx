'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { ActiveFilters } from '@/components/list/active-filters'
import { Pagination } from '@/components/list/pagination'
import { UnderstoodChips } from '@/components/list/understood-chips'
import { Link } from '@/components/ui/link'
import type { Pagination as Pages } from '@/lib/list/paginate'
import type { ShownMeaning } from '@/lib/list/understood'
import type { DrawnProgramme } from '@/lib/programmes/drawn'
import { PROGRAMMES, type ProgrammeSearch } from '@/lib/programmes/list'
import type { SubjectGroup } from '@/lib/programmes/start/queries'
import { formatCount } from '@/lib/text/format'
import { slugify } from '@/lib/text/slugify'
import { AllProgrammesForm } from './all-programmes-form'
import { OfCountries } from './of-countries'
import { ProgrammeCards } from './programme-cards'
import { SubjectBox } from './subject-box'

export type AllProgrammesProps = {
  search: ProgrammeSearch
  /** The meaning of the search text; left out where the whole text stays text. */
  understood?: ShownMeaning
  version: string
  /** The names of the chosen countries, by code. */
  names: Readonly<Record<string, string>>
  groups: readonly SubjectGroup[]
  /** The answer to a search for text or countries; null where neither is asked for. */
  found: { pages: Pages; drawn: readonly DrawnProgramme[]; notKnown: number } | null
  totals: { programmes: number; universities: number; countries: number }
}

const HEADING = 'programme-results'

/** The choice of a subject, and the server's results for a text or a country without one. */
export function AllProgrammesIsland({
  search,
  understood,
  version,
  names,
  groups,
  found,
  totals,
}: AllProgrammesProps) {
  const router = useRouter()
  useKeptLevel(search)
  const nameOf = (code: string) => names[code] ?? code.toUpperCase()
  const go = (next: ProgrammeSearch) => router.push(PROGRAMMES.href(next))
  const chips = PROGRAMMES.chips(search, nameOf)
    // The understood words appear in chips of their own.
    .filter(({ key }) => key !== 'search' || !understood)
    .map(({ key, label, change }) => {
      const without = PROGRAMMES.change(search, change)
      return { key, label, href: PROGRAMMES.href(without), onRemove: () => go(without) }
    })
  const { country: countries } = { ...search, ...understood?.set } as ProgrammeSearch
  const cleared = PROGRAMMES.cleared(search)
  return (
    <div className="page pt-2.5 pb-10 md:pt-5">
      <div className="flex items-center justify-between gap-x-6">
        <h1 className="text-lg md:text-xl">Programmes</h1>
        <SubjectBox search={search} name={null} />
      </div>
      <p className="mt-1 text-sm text-ink-2 max-md:hidden">
        {`${formatCount(totals.programmes)} programmes and subjects of ${formatCount(totals.universities)} universities in ${formatCount(totals.countries)} countries, as registers and universities name them. Begin with a subject.`}
      </p>
      <AllProgrammesForm
        search={search}
        understood={understood}
        version={version}
        names={names}
        hasResults={found !== null}
        onGo={go}
      />
      {understood && (
        <UnderstoodChips
          list={PROGRAMMES}
          search={search}
          understood={understood}
          onGo={(next) => go(next as ProgrammeSearch)}
        />
      )}
      <ActiveFilters chips={chips} clearHref={PROGRAMMES.href(cleared)} onClear={() => go(cleared)} />
      {found && (
        <section aria-labelledby={HEADING} data-results>
          <div className="results-head">
            <h2 id={HEADING} tabIndex={-1}>
              {found.pages.total > 0
                ? `Results: ${formatCount(found.pages.from)}-${formatCount(found.pages.to)} of ${formatCount(found.pages.total)}`
                : 'No programmes found'}
            </h2>
            <p>
              {PROGRAMMES.sorts.find(({ value }) => value === (understood?.set.sort ?? search.sort))?.note}
            </p>
          </div>
          {found.pages.total === 0 && (
            <>
              <p>No source that we read names one that fits. That does not mean that there is none.</p>
              <OfCountries codes={countries} nameOf={nameOf} />
            </>
          )}
          {found.notKnown > 0 && (
            <p className="mb-3 text-sm text-ink-2">
              {`${formatCount(found.notKnown)} more may match, but do not report what a filter asks for. Choose a subject to see them.`}
            </p>
          )}
          <ProgrammeCards programmes={found.drawn} level={search.level} subject={null} />
          <Pagination
            page={found.pages.page}
            pages={found.pages.pages}
            headingId={HEADING}
            hrefOf={(page) => PROGRAMMES.href({ ...search, page })}
            onGo={async (page) => router.push(PROGRAMMES.href({ ...search, page }))}
          />
        </section>
      )}
      <Subjects groups={groups} search={search} hasResults={found !== null} />
    </div>
  )
}

/** The subjects by broad field, each with the number of universities that have it. */
function Subjects({
  groups,
  search,
  hasResults,
}: Pick<AllProgrammesProps, 'groups' | 'search'> & { hasResults: boolean }) {
  return (
    <section id="subjects" aria-labelledby="subjects-heading" className="mt-8">
      <h2 id="subjects-heading" className="text-lg">
        Subjects, with the number of universities
      </h2>
      {hasResults && (
        <p className="mt-1 text-sm text-ink-2">
          Choose one to filter by fee, length, test of English and more: those are counted within a subject.
        </p>
      )}
      <div className="mt-4 gap-8 sm:columns-2 lg:columns-3">
        {groups.map(({ label, subjects }) => (
          <section key={label} className="mb-6 break-inside-avoid">
            <h3 className="text-base">{label}</h3>
            <ul className="subjects">
              {subjects.map(([name, universities, slug = slugify(name)]) => (
                <li key={slug}>
                  <Link href={PROGRAMMES.href(PROGRAMMES.change(search, { subject: slug }))}>{name}</Link>
                  <span>{formatCount(universities)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {groups.length === 0 && <p>No source names a subject there at this level.</p>}
    </section>
  )
}

/** A visitor who has chosen a level before gets it, where the address names none. */
function useKeptLevel(search: ProgrammeSearch) {
  const router = useRouter()
  const adopt = useEffectEvent(() => {
    const kept = PROGRAMMES.kept(search)
    if (Object.keys(kept).length > 0) router.replace(PROGRAMMES.href({ ...search, ...kept }))
  })
  useEffect(() => adopt(), [])
}
