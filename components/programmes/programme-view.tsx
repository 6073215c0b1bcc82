import type { Route } from 'next'
import type { ListView } from '@/components/list/list-view'
import { Link } from '@/components/ui/link'
import type { Level } from '@/lib/facts/vocabulary'
import { PROGRAMMES, withoutPart, type ProgrammeSearch } from '@/lib/programmes/list'
import type { ProgrammeListRow } from '@/lib/programmes/row'
import { formatCount } from '@/lib/text/format'
import { CurrencySelect } from './currency-select'
import { OfCountries } from './of-countries'
import { meanLoaded, programmeSource } from './programme-source'

const SHARED: Omit<ListView<ProgrammeListRow>, 'source'> = {
  list: PROGRAMMES,
  placeholder: 'Title, university, city or campus',
  noun: ['programme', 'programmes'],
  heading: ({ from, to, total }) =>
    `Results: ${formatCount(from)}-${formatCount(to)} of ${formatCount(total)}`,
  note: (_, order) => order,
  empty: {
    title: 'No programmes found',
    text: 'No source that we read names one that fits. That does not mean that there is none.',
  },
  pageOf: (id) => `/universities/${id}` as Route,
  instead: (search, nameOf) => <OfCountries codes={(search as ProgrammeSearch).country} nameOf={nameOf} />,
  nameOf: (code) => code.toUpperCase(),
  below: { takes: () => <WhoAsks />, fee: (shown) => <CurrencySelect shown={shown} /> },
  mean: (search) => meanLoaded(search as ProgrammeSearch),
  plain: withoutPart,
}

/** The kind of profile that answers the filter. */
function WhoAsks() {
  return (
    <p>
      By your <Link href="/scholarships">profile</Link>
    </p>
  )
}

const views = new Map<string, ListView<ProgrammeListRow>>()

/** The look of the list of a subject's programmes at a level: the same object each time. */
export function programmeView(subject: string, level: Level): ListView<ProgrammeListRow> {
  const key = `${subject}.${level}`
  const view = views.get(key) ?? { ...SHARED, source: programmeSource(subject, level) }
  views.set(key, view)
  return view
}
