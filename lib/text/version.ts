import { createHash } from 'node:crypto'

/** The hash that names this state of what is sent: it stands in the file's address, so that the file can be kept for ever. */
export function versionOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 12)
}
