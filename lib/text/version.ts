import { createHash } from 'node:crypto'

/** A hash of texts. It is part of a file's address, so that browsers can keep the file for ever. */
export function versionOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 12)
}
