import { count, formatCount } from '@/lib/text/format'
import { foldedId } from './folded-rows'
import type { ListView } from './list-view'
import { isAllUnsure, notKnownId } from './not-known-rows'
import { JumpLink, ResultsHead } from './results-head'
import type { useList } from './use-list'

/** The heading of results where nothing fits for sure, and some rows may. */
export const noneForSure = (mayFit: number) => `Results: none for sure, ${formatCount(mayFit)} may match`

type ListHeadProps<Row> = {
  view: Pick<ListView<Row>, 'list' | 'noun' | 'heading' | 'note'>
  state: Pick<ReturnType<typeof useList<Row>>, 'answer' | 'search' | 'understood' | 'local'>
  /** The sort in words. */
  order: string | undefined
}

/** The heading of the results of a list: how many they are, and the ways to those that may match or are folded. */
export function ListHead<Row>({ view, state, order }: ListHeadProps<Row>) {
  const { list, noun } = view
  const { answer, search, understood, local } = state
  const { total, notKnown } = answer
  const mayFit = notKnown && isAllUnsure(answer, search) ? notKnown.total : 0
  // A question alone finds nothing because it asks for nothing: that is no number.
  const isAnswered = understood?.isQuestion && total === 0
  const found = count(total, ...noun)
  const [title, status] = isAnswered
    ? ['Answered above', 'A question, answered above']
    : mayFit > 0
      ? [noneForSure(mayFit), `${found} found for sure, ${formatCount(mayFit)} may match`]
      : [view.heading(answer), `${found} found`]
  const note = view.note(answer, order)
  return (
    <ResultsHead id={list.headingId} title={title}>
      <p className="sr-only" role="status">
        {status}
      </p>
      {notKnown && mayFit === 0 && (
        <JumpLink to={notKnownId(list)}>{`${formatCount(notKnown.total)} not known`}</JumpLink>
      )}
      {local && local.folded.length > 0 && (
        <JumpLink to={foldedId(list)}>{`${formatCount(local.folded.length)} can’t take you`}</JumpLink>
      )}
      {note ? <p>{note}</p> : null}
    </ResultsHead>
  )
}
