import { createParser } from 'nuqs/server'

/** Ids that an address holds at most: room for damaged ones beside the four that a comparison shows. */
const MAX_IN_ADDRESS = 20

/** A programme by its university and key, `<university>/<key>`, or a subject there, `<university>/~<subject>.<level>`. */
const OF_PROGRAMME = /^[a-z0-9-]{1,100}\/([a-z0-9-]{1,140}|~[a-z-]{1,60}\.[a-z]{1,12})$/

/** The text between two commas, as an id. Garbage becomes an id that no university has, so that it is counted. */
function readId(text: string): string {
  const id = text.toLowerCase()
  if (OF_PROGRAMME.test(id)) return id
  return id.replace(/[^a-z0-9]+/g, '-').slice(0, 100)
}

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
