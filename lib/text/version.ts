import { createHash } from 'node:crypto'

/**
 * A hash of texts. It is part of a file's address, so that browsers can keep the file for ever. Large texts may come as
 * parts, which are made one by one, so that the whole text is never in memory.
 */
export function versionOf(...texts: readonly (string | Iterable<string>)[]): string {
  const hash = createHash('sha256')
  for (const text of texts) {
    if (typeof text === 'string') hash.update(text)
    else for (const part of text) hash.update(part)
  }
  return hash.digest('hex').slice(0, 12)
}

/** The JSON of each value, one by one: parts of a text that `versionOf` takes. */
export function* eachAsJson<Value>(values: readonly Value[], make: (value: Value) => unknown) {
  for (const value of values) yield JSON.stringify(make(value))
}
