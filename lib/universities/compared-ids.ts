import { createParser } from 'nuqs/server'

/** Ids that an address holds at most: room for damaged ones beside the four that a comparison shows. */
const MAX_IN_ADDRESS = 20

/** The text between two commas, as an id. Garbage becomes an id that no university has, so that it is counted. */
const readId = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)

/**
 * The ids of a comparison in the order given, each once. The comparison shows the first four that exist, and says how
 * many of the others it left out.
 */
export const parseAsComparedIds = createParser<string[]>({
  parse: (text) =>
    [
      ...new Set(
        text
          .split(',')
          .filter((id) => id.trim() !== '')
          .map(readId),
      ),
    ].slice(0, MAX_IN_ADDRESS),
  serialize: (list) => list.join(','),
  eq: (a, b) => a.join() === b.join(),
})
