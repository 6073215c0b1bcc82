/**
 * A message from a page to the worker. `keep`: pages and files that were loaded before the worker started; `compare`:
 * the catalogue's universities in the visitor's comparison; `forget`: the worker must not keep anything any more.
 */
export type Message =
  | { type: 'keep'; pages: readonly string[]; files: readonly string[] }
  | { type: 'compare'; ids: readonly string[] }
  | { type: 'forget' }

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Any script of the page can send a message to the worker. Returns null if it is not one of ours. */
export function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, pages, files, ids } = data as Record<string, unknown>
  if (type === 'forget') return { type }
  if (type === 'keep' && areTexts(pages) && areTexts(files)) return { type, pages, files }
  return type === 'compare' && areTexts(ids) ? { type, ids } : null
}
