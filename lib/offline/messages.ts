/**
 * A message from a page to the worker. `keep`: the page's address and the files of the catalogue that it has loaded, all
 * of them to be kept; `forget`: nothing is kept any more.
 */
export type Message = { type: 'keep'; page: string; files: readonly string[] } | { type: 'forget' }

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Any script of the page can send a message to the worker. Returns null if it is not one of ours. */
export function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, page, files } = data as Record<string, unknown>
  if (type === 'forget') return { type }
  return type === 'keep' && typeof page === 'string' && areTexts(files) ? { type, page, files } : null
}
