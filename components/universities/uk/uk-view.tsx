'use client'

import { CATALOGUE } from '@/components/list/catalogue-source'
import type { ListView, ShownList } from '@/components/list/list-view'
import type { UniversityRow } from '@/lib/universities/row'
import { cityNames, wordsOfSlug } from '@/lib/universities/uk/cities'
import type { UkMap } from '@/lib/universities/uk/city-map'
import { ofTheUk, UK, type UkSearch } from '@/lib/universities/uk/list'
import { UNIVERSITIES } from '../university-source'
import { UniversityList, type UniversityListProps } from '../university-list'
import { WORLD_VIEW } from '../world-view'
import { CityMap } from './city-map'

/** The look of the UK portal, without the map of its cities. */
export const UK_VIEW: ListView<UniversityRow> = {
  list: UK,
  source: UNIVERSITIES,
  placeholder: 'Search universities, cities, or programs...',
  where: WORLD_VIEW.where,
  noun: WORLD_VIEW.noun,
  heading: ({ total }) => `UK Universities (${total} found)`,
  note: ({ page, pages }) => <span className="max-md:hidden">{`Page ${page} of ${pages}`}</span>,
  empty: {
    title: 'No universities found',
    text: 'Try another name, city or program, or start again.',
    clear: 'Clear Search',
  },
  pageOf: WORLD_VIEW.pageOf,
  nameOf: (city, loaded) => (loaded && cityNames(ofTheUk(loaded.rows)).get(city)) ?? wordsOfSlug(city),
  mean: (search) => CATALOGUE.get()?.reader?.uk(search as UkSearch) ?? null,
  below: { nation: () => <NationNotes /> },
}

type UkListProps = UniversityListProps & { map: UkMap }

export function UkListIsland({ map, ...props }: UkListProps) {
  'use memo'
  const below = {
    ...UK_VIEW.below,
    city: (shown: ShownList) => <CityMap map={map} resultsId={UK_VIEW.list.headingId} {...shown} />,
  }
  return <UniversityList view={{ ...UK_VIEW, below }} {...props} />
}

/** The pages to check the two sentences. */
const SOURCES = [
  {
    label: 'UKCISA, home or overseas fees (8 February 2024)',
    href: 'https://ukcisa.org.uk/Information--Advice/Fees-and-Money/Home-or-Overseas-fees-the-basics',
  },
  { label: 'GOV.UK, student finance', href: 'https://www.gov.uk/student-finance' },
] as const

/** The differences of fees and support by nation: two sentences that hold in general, without a figure. */
function NationNotes() {
  return (
    <div className="mt-2 text-sm text-ink-2">
      <p>
        Each nation’s government has its own rules on who pays the lower home fee, so a student may count as
        home in one nation and as overseas in another. Loans and grants come from the nation one lived in
        before the course, and students from abroad can rarely have them: they pay the overseas fee, which
        each university sets for itself in all four nations.
      </p>
      <p className="mt-2 text-sm text-ink-3">
        Written in November 2026; check with the university, and at{' '}
        {SOURCES.map(({ label, href }, at) => (
          <span key={href}>
            {at > 0 && <span>{' and '}</span>}
            <a key={label} href={href} target="_blank" rel="noopener noreferrer external">
              {label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </span>
        ))}
        <span>.</span>
      </p>
    </div>
  )
}
