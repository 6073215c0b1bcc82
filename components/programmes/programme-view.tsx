import type { Route } from 'next'
import { noneForSure } from '@/components/list/list-head'
import type { ListView } from '@/components/list/list-view'
import { CurrencySelect } from '@/components/list/currency-select'
import { WhoAsks } from '@/components/list/who-asks'
import { useKept } from '@/components/ui/use-kept'
import { hasKeptPerson } from '@/lib/eligibility/kept-nationality'
import type { ListAnswer } from '@/lib/list/define-list'
import type { Level } from '@/lib/facts/vocabulary'
import { PROGRAMMES, withoutPart, type ProgrammeSearch } from '@/lib/programmes/list'
import type { ProgrammeListRow } from '@/lib/programmes/row'
import { count, formatCount } from '@/lib/text/format'
import { KeptScore } from './kept-score'
import { OfCountries } from './of-countries'
import { meanLoaded, programmeSource } from './programme-source'

/** Whether nothing was asked for, so that no programme is shown. */
const isUnasked = ({ to, total }: Pick<ListAnswer, 'to' | 'total'>) => to === 0 && total > 0

function headingOf({ from, to, total, apart, notKnown }: ListAnswer): string {
  if (isUnasked({ to, total }))
    return `Choose a subject, or filter ${formatCount(total - (apart?.rows ?? 0))} programmes`
  if (total === 0 && notKnown) return noneForSure(notKnown.total)
  return `Results: ${formatCount(from)}-${formatCount(to)} of ${formatCount(total)}`
}

/** Where the last rows come from, counted apart from programmes. */
function apartInWords({ places, more }: NonNullable<ListAnswer['apart']>): string {
  const what = 'by general knowledge (two writers, November 2026; no source)'
  return places > 0
    ? `${count(places, 'university', 'universities')} by programmes, then ${formatCount(more)} ${what}: check at the university.`
    : `${count(more, 'university', 'universities')} ${what}: check at the university.`
}

function noteOf(answer: ListAnswer, order: string | undefined) {
  if (isUnasked(answer)) return null
  if (!order && !answer.apart) return null
  return (
    <>
      {order && <span className="max-md:hidden">{`${order} `}</span>}
      {answer.apart && <span>{apartInWords(answer.apart)}</span>}
    </>
  )
}

/** Beside rows that the server alone finds: it knows no profile. */
function NotByProfile() {
  return useKept(hasKeptPerson, false) ? (
    <span className="block">
      Fees are those of students from abroad. Choose a subject to see what you pay, and which of them can’t
      take you.
    </span>
  ) : null
}

const SHARED: Omit<ListView<ProgrammeListRow>, 'source'> = {
  list: PROGRAMMES,
  placeholder: 'Title, university, city or campus',
  where: 'title, subject, university or place',
  noun: ['programme', 'programmes'],
  heading: headingOf,
  note: noteOf,
  empty: {
    title: 'No programmes found',
    unsure: 'No source says that a programme fits',
    text: 'No source that we read names one that fits. That does not mean that there is none.',
  },
  pageOf: (id) => `/universities/${id}` as Route,
  instead: (search, nameOf) => <OfCountries codes={(search as ProgrammeSearch).country} nameOf={nameOf} />,
  nameOf: (code) => code.toUpperCase(),
  below: {
    takes: () => <WhoAsks />,
    fee: (shown) => <CurrencySelect shown={shown} />,
    ielts: (shown) => <KeptScore shown={shown} />,
  },
  mean: (search) => meanLoaded(search as ProgrammeSearch),
  plain: withoutPart,
}

/** All programmes: the server answers. */
const OF_ALL: Pick<typeof SHARED, 'note'> = {
  note: (answer, order) =>
    answer.to > 0 && (
      <>
        {noteOf(answer, order)}
        <NotByProfile />
      </>
    ),
}

const views = new Map<string, ListView<ProgrammeListRow>>()

/** The look of the list of a subject's programmes at a level, or, with null, of all programmes: the same object each time. */
export function programmeView(subject: string | null, level: Level): ListView<ProgrammeListRow> {
  const key = `${subject}.${level}`
  const view = views.get(key) ?? {
    ...SHARED,
    ...(subject === null && OF_ALL),
    source: programmeSource(subject, level),
  }
  views.set(key, view)
  return view
}
