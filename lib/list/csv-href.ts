import type { Route } from 'next'
import type { List } from './list-type'
import type { ListSearch } from './filter'

/** The most rows of a file: more would keep a server busy for seconds. */
export const MOST_CSV_ROWS = 1000

/** The address of the results of a search as a file. */
export const csvHref = <Row>(list: Pick<List<Row>, 'id' | 'href'>, search: ListSearch): Route =>
  list.href({ ...search, page: 1, unreported: 0 }, `/csv/${list.id}` as Route)
