import type { Counts } from '@/lib/list/count-facet'
import type { Filter, SearchValues } from '@/lib/list/filter'
import type { Loaded } from './source'

/** What the control of a filter is drawn from. */
export type FilterControlProps<Row> = {
  filter: Filter<Row>
  search: SearchValues
  /** The search with its ranges as they were typed. */
  typed: SearchValues
  /** Of this filter's options; null while they are not known. */
  counts: Counts | null
  /** Counts the options once they are opened; null until the rows are there. */
  count: ((key: string) => Counts) | null
  countries: Loaded<Row>['countries'] | null
  nameOf: (value: string) => string
  /** Asks for what the opened options need. */
  onOpen: () => void
  change: (change: SearchValues, isTyping?: boolean) => void
}
