import { createParser } from 'nuqs/server'
import { MAX_COMPARED } from './max-compared'

/** Ids in the order given: the columns of the comparison. Repeats, garbage and the fifth id are dropped. */
export const parseAsComparedIds = createParser<string[]>({
  parse: (text) =>
    [...new Set(text.split(',').filter((id) => /^[a-z0-9-]{1,100}$/.test(id)))].slice(0, MAX_COMPARED),
  serialize: (list) => list.join(','),
  eq: (a, b) => a.join() === b.join(),
})
