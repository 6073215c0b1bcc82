import type { Route } from 'next'
import type { Elements } from '@/components/ui/elements'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { count, plural } from '@/lib/text/format'
import type { NotKnown, Suggestions } from '@/lib/list/define-list'
import type { ListSearch } from '@/lib/list/filter'
import { textWithout } from '@/lib/list/edit-text'
import { hasNothing, type ShownMeaning } from '@/lib/list/text-meaning'
import { waysOf } from '@/lib/search-words/answers'
import { normaliseText } from '@/lib/text/normalise-text'
import { followLink } from './follow-link'
import type { ListView } from './list-view'
import { notKnownId } from './not-known-rows'

type NoResultsProps<Row> = {
  view: Pick<ListView<Row>, 'list' | 'empty' | 'noun' | 'pageOf'>
  search: ListSearch
  suggestions: Suggestions
  understood?: ShownMeaning | null
  /** The rows that may match, but do not report a fact that a filter asks for; left out where there are none. */
  notKnown?: NotKnown | undefined
  /** Other pages to read. */
  children?: Elements
  onGo: (search: ListSearch) => void
}

/** Says that nothing was found, how much may be there all the same, and suggests other searches. */
export function NoResults<Row>(props: NoResultsProps<Row>) {
  const { view, search, suggestions, understood, notKnown, children, onGo } = props
  const { list, empty, noun, pageOf } = view
  const { answers = [], elsewhere = [], isQuestion } = understood ?? {}
  const isUnderstood = answers.length > 0 || elsewhere.some(({ found }) => !(found && hasNothing(found)))
  // What was understood is no mistyped name.
  const names = isUnderstood ? [] : suggestions.names
  const cleared = list.cleared(search)
  // If one filter is set, dropping it does the same as clearing the search.
  const parts = understood?.parts ?? []
  const drops = list.chips(search, String).length + parts.length > 1 ? suggestions.drops : []
  const filters = list.filters.map(({ key }) => key)
  const withoutPart = (key: string): ListSearch => {
    const text = parts.length > 0 ? { search: textWithout(search.search, key, parts, filters) } : {}
    return { ...list.without(search, key), ...text }
  }
  const opened = { ...search, unreported: 1 }
  const wordsFor = (key: string) => list.filters.find((filter) => filter.key === key)?.drop
  const steps = [
    ...(suggestions.choices ?? []).map(({ key, value, label, total }) => ({
      text: `${label}: ${count(total, 'result')}`,
      to: list.change(search, { [key]: value }),
    })),
    ...drops.map(({ key, total }) => ({
      text: `Without ${wordsFor(key) ?? ''}: ${count(total, 'result')}`,
      to: withoutPart(key),
    })),
  ]
  return (
    <div className="rounded-md border border-dashed border-line-strong px-5 py-10 text-center">
      <h3 className="text-md">
        {isQuestion
          ? `To list ${noun[1]}, add a country or a subject`
          : ((notKnown && empty.unsure) ?? empty.title)}
      </h3>
      {notKnown && (
        <p className="mt-2">
          <span>{`${count(notKnown.total, ...noun)} ${plural(notKnown.total, 'does', 'do')} not report all of this, so there may be some. `}</span>
          {notKnown.page === 0 && (
            <a
              href={`${list.href(opened)}#${notKnownId(list)}`}
              onClick={followLink(() => onGo(opened))}
            >{`Show ${plural(notKnown.total, 'it', 'them')}`}</a>
          )}
        </p>
      )}
      {!isQuestion && <p className="mt-2 text-ink-2">{empty.text}</p>}
      {search.search !== '' && normaliseText(search.search) === '' && (
        <p className="mt-2">
          “<bdi>{search.search}</bdi>”<span> has no letters or numbers to search for.</span>
        </p>
      )}
      {children}
      {empty.clear && (
        <a
          className={buttonVariants({ variant: 'accent', className: 'mt-5' })}
          role="button"
          href={list.href(cleared)}
          onClick={followLink(() => onGo(cleared))}
        >
          {empty.clear}
        </a>
      )}
      {names.length > 0 && (
        <p className="mt-5">
          Did you mean{' '}
          {names.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && (at === names.length - 1 ? <span>{' or '}</span> : <span>{', '}</span>)}
              <Link href={pageOf(id)} translate="no">
                {name}
              </Link>
            </span>
          ))}
          <span>?</span>
        </p>
      )}
      {search.search !== '' && (
        <ul className="mt-5 flex flex-wrap justify-center gap-x-5 gap-y-2" aria-label="Go on with">
          {waysOf(parts).map(({ href, label }) => (
            <li key={href}>
              <Link href={href as Route}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ul className="mt-5 flex flex-col items-center gap-2">
          {steps.map(({ text, to }) => (
            <li key={list.href(to)}>
              <a href={list.href(to)} onClick={followLink(() => onGo(to))}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
