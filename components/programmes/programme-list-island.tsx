'use client'

import { useQueryStates, type UseQueryStatesKeysMap } from 'nuqs'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { Fragment } from 'react'
import { useCatalogue } from '@/components/list/catalogue-source'
import { ListBrowser } from '@/components/list/list-browser'
import type { Served } from '@/components/list/use-list'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { SearchValues } from '@/lib/list/filter'
import { textWithout } from '@/lib/list/edit-text'
import type { ShownMeaning } from '@/lib/list/text-meaning'
import type { DrawnProgramme } from '@/lib/programmes/drawn-row'
import { isLevelNamed, levelOf } from '@/lib/universities/level'
import { currencyOf } from '@/lib/list/money-filter'
import { PROGRAMMES, type ProgrammeSearch } from '@/lib/programmes/list'
import type { SubjectGroup, SubjectHead } from '@/lib/programmes/start/queries'
import { FoundProgrammes } from './found-programmes'
import { ProgrammeCards } from './programme-cards'
import { meanLoaded } from './programme-source'
import { programmeView } from './programme-view'
import { SubjectBox } from './subject-box'
import { SubjectGroups } from './subject-groups'

type ProgrammeListProps = {
  served: Served
  /** The rows of the page that the server found; null where nothing is asked for, so that the subjects stand in their place. */
  drawn: readonly DrawnProgramme[] | null
  /** The rows of the page of possible matches; left out while that is folded. */
  notKnown?: readonly DrawnProgramme[]
  head: SubjectHead
  /** The choice of a subject, for all programmes; null within a subject. */
  groups: readonly SubjectGroup[] | null
}

export function ProgrammeListIsland(props: ProgrammeListProps) {
  return (
    <NuqsAdapter>
      <Programmes {...props} />
    </NuqsAdapter>
  )
}

/** The search in the address; while hydrating, the one that the server answered. */
function useSearch({ asked }: Served): ProgrammeSearch {
  const [values] = useQueryStates(PROGRAMMES.params as UseQueryStatesKeysMap, { shallow: true })
  const isHydrated = useHydrated()
  const served: SearchValues = { ...PROGRAMMES.untouched, ...asked }
  return PROGRAMMES.normalise(isHydrated ? values : served)
}

/** The meaning of the search text. The server sends it until the browser has the words to read the text. */
function useMeaning(search: ProgrammeSearch, { asked, understood }: Served): ShownMeaning | null {
  useCatalogue()
  const told = PROGRAMMES.isSame(search, { ...PROGRAMMES.untouched, ...asked }) ? understood : undefined
  return told ?? meanLoaded(search)?.shown ?? null
}

function Programmes({ served, drawn, notKnown = [], head, groups }: ProgrammeListProps) {
  'use memo'
  const search = useSearch(served)
  const subject = search.subject ?? head.slug
  const meaning = useMeaning(search, served)
  const level = levelOf(search)
  // The name of this subject says nothing of another.
  const others = { ...search, search: textWithout(search.search, 'subject', meaning?.parts ?? []) }
  const subjects = groups && <SubjectGroups groups={groups} search={search} />
  return (
    <div data-slot="programmes">
      <section className="page w-full pt-1.5 md:pt-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h1 className="text-md md:text-xl">{head.name}</h1>
          <SubjectBox search={others} name={head.slug && head.name} />
        </div>
        <p className="mt-1 text-ink-2 max-md:hidden">{head.description}</p>
      </section>
      <ListBrowser
        view={programmeView(subject, levelOf({ level: meaning?.set.level ?? level }))}
        served={served}
        top={null}
        cards={(found, part, marks) =>
          found && subject ? (
            <FoundProgrammes
              rows={found.rows}
              currency={currencyOf(found.search)}
              subject={head.name}
              asked={{ level, subject, isAtLevel: isLevelNamed({ asked: found.search }) }}
              marks={marks}
            />
          ) : part === 'found' && drawn === null ? (
            subjects
          ) : (
            <ProgrammeCards
              programmes={(part === 'found' && drawn) || notKnown}
              level={level}
              isAtLevel={isLevelNamed(served)}
              subject={subject}
              marks={marks}
            />
          )
        }
      />
      <Related head={head} search={others} />
      {drawn && <div className="page w-full">{subjects}</div>}
    </div>
  )
}

type RelatedProps = { head: SubjectHead; search: ProgrammeSearch }

/** Links to other subjects, which keep the filters. They are below the results, which they hold up for no key and no eye. */
function Related({ head, search }: RelatedProps) {
  const lists = [
    { label: 'Includes', subjects: head.branches },
    { label: 'Related', subjects: head.neighbours },
  ].filter(({ subjects }) => subjects.length > 0)
  if (lists.length === 0) return null
  return (
    <nav aria-label="Other subjects" className="page w-full pb-8 text-sm">
      {lists.map(({ label, subjects }) => (
        <p key={label} className="mt-1">
          <span className="text-ink-3">{`${label}: `}</span>
          {subjects.map(([slug, name], at) => (
            <Fragment key={slug}>
              {at > 0 && <span>{' · '}</span>}
              <Link
                className="max-md:inline-block max-md:py-2"
                href={PROGRAMMES.href(PROGRAMMES.change(search, { subject: slug }))}
              >
                {name}
              </Link>
            </Fragment>
          ))}
        </p>
      ))}
    </nav>
  )
}
