/**
 * What a page tells the worker. `keep`: pages and files it loaded before the worker was there; `compare`: the catalogue's
 * universities in the visitor's comparison; `forget`: keep nothing any more.
 */
export type Message =
  | { type: 'keep'; pages: readonly string[]; files: readonly string[] }
  | { type: 'compare'; ids: readonly string[] }
  | { type: 'forget' }

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** A message to the worker may come from any script of the page; null when it is none of ours. */
export function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, pages, files, ids } = data as Record<string, unknown>
  if (type === 'forget') return { type }
  if (type === 'keep' && areTexts(pages) && areTexts(files)) return { type, pages, files }
  return type === 'compare' && areTexts(ids) ? { type, ids } : null
}
