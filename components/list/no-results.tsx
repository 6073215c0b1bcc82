import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { count } from '@/lib/text/format'
import type { Suggestions } from '@/lib/list/define-list'
import type { ListSearch } from '@/lib/list/filter'
import { followLink } from './follow-link'
import type { ListView } from './list-view'

type NoResultsProps<Row> = {
  view: Pick<ListView<Row>, 'list' | 'empty' | 'pageOf'>
  search: ListSearch
  suggestions: Suggestions
  onGo: (search: ListSearch) => void
}

/** Says that nothing was found, and what to try instead. */
export function NoResults<Row>({ view, search, suggestions, onGo }: NoResultsProps<Row>) {
  const { list, empty, pageOf } = view
  const { names } = suggestions
  const cleared = list.cleared(search)
  // With one filter alone, to drop it is to clear the search.
  const drops = list.chips(search, String).length > 1 ? suggestions.drops : []
  const wordsFor = (key: string) => list.filters.find((filter) => filter.key === key)?.drop
  return (
    <div className="rounded-md border border-dashed border-line-strong px-5 py-10 text-center">
      <h3 className="text-lg">{empty.title}</h3>
      <p className="mt-2 text-ink-2">{empty.text}</p>
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
          {names.map(({ id, name }, at) => {
            const page = pageOf(id)
            return (
              <span key={id}>
                {at > 0 && (at === names.length - 1 ? ' or ' : ', ')}
                {page ? <Link href={page}>{name}</Link> : name}
              </span>
            )
          })}
          ?
        </p>
      )}
      {drops.length > 0 && (
        <ul className="mt-5 flex flex-col items-center gap-2">
          {drops.map(({ key, total }) => {
            const without = list.without(search, key)
            return (
              <li key={key}>
                <a href={list.href(without)} onClick={followLink(() => onGo(without))}>
                  Without {wordsFor(key)}: {count(total, 'result')}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
