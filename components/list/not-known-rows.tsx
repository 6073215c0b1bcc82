import { ResultsHead } from './results-head'
import type { Elements } from '@/components/ui/elements'
import { buttonVariants } from '@/components/ui/button'
import type { ListAnswer } from '@/lib/list/answer'
import type { NotKnown as NotKnownAnswer } from '@/lib/list/define-list'
import type { ListSearch, SearchValues } from '@/lib/list/filter'
import { labelOf } from '@/lib/text/options'
import { count, formatCount, plural } from '@/lib/text/format'
import { followLink } from './follow-link'
import type { ListView } from './list-view'
import { Pagination } from './pagination'

type NotKnownProps<Row> = {
  view: Pick<ListView<Row>, 'list' | 'noun'>
  search: ListSearch
  answer: NotKnownAnswer
  onGo: (search: ListSearch) => Promise<unknown>
  /** The cards of its page. */
  children: Elements
}

/** The id of the heading of what is not known, to which links lead. */
export const notKnownId = ({ id }: { id: string }) => `${id}-unreported`

/** Whether the few that may match are all that a search finds, and stand open. */
export const isAllUnsure = ({ total, notKnown }: ListAnswer, { unreported }: ListSearch): boolean =>
  total === 0 && unreported === 0 && (notKnown?.page ?? 0) > 0

/**
 * The rows that may match, but do not report a fact that a filter asks for. They are folded below the results, a link
 * opens them, and they have pages of their own. The few that are all that a text may mean stand open.
 */
export function NotKnownRows<Row>({ view, search, answer, onGo, children }: NotKnownProps<Row>) {
  const { list, noun } = view
  const { total, page, pages, keys } = answer
  const isOpen = page > 0
  const headingId = notKnownId(list)
  const asked = search as unknown as SearchValues
  const labels = list.filters
    .filter(({ key }) => keys.includes(key))
    // The chosen value names a choice: "Master’s".
    .map(({ key, label, control }) =>
      control.kind === 'choice'
        ? (labelOf(control.options, String(asked[key] ?? control.options[0]?.value)) ?? label)
        : label,
    )
  const at = (unreported: number): ListSearch => ({ ...search, unreported })
  const hrefOf = (unreported: number) => `${list.href(at(unreported))}#${headingId}`
  const next = isOpen ? 0 : 1
  const isAnswer = isOpen && search.unreported === 0
  // Of a list of one level: rows whose source does not say which level they are of.
  const isOfLevel = keys.join() === 'level'
  const title = `${isOfLevel ? 'Level not known' : 'Not known'} (${formatCount(total)})`
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <ResultsHead id={headingId} title={title}>
        <p>
          {`${plural(total, 'It', 'They')} may match, too. Not reported, or not sure: ${labels.join('; ') || 'Programmes'}.`}
        </p>
      </ResultsHead>
      {!isAnswer && (
        <a
          className={buttonVariants({ className: 'mb-3' })}
          href={hrefOf(next)}
          onClick={followLink(() => void onGo(at(next)))}
        >{`${isOpen ? 'Hide' : 'Show'} ${count(total, ...noun)}`}</a>
      )}
      {isOpen && (
        <>
          {children}
          <Pagination
            label="Pages of what is not known"
            page={page}
            pages={pages}
            headingId={headingId}
            hrefOf={hrefOf}
            onGo={(turned) => onGo(at(turned))}
          />
        </>
      )}
    </section>
  )
}
