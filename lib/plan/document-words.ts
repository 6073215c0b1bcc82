import { formatDate } from '../text/format'
import { labelOf } from '../text/options'
import { DOCUMENT_STATES, DOCUMENTS, type PlanDocument } from './plan'

const knownOf = ({ id }: Pick<PlanDocument, 'id'>) => DOCUMENTS.find((known) => known.id === id)

/** The name of a document of the plan. */
export const nameOfDocument = (document: PlanDocument): string =>
  knownOf(document)?.label ?? (document.name || 'A document')

/** The meaning of a document's day: "Test day". */
export const dayLabelOf = (document: Pick<PlanDocument, 'id'>): string => knownOf(document)?.dayLabel ?? 'Day'

/** "Asked for or booked. Test day: 5 January 2027" */
export function stateOfDocument(document: PlanDocument): string {
  const state = labelOf(DOCUMENT_STATES, document.state) ?? ''
  return document.day ? `${state}. ${dayLabelOf(document)}: ${formatDate(document.day)}` : state
}
