import { readText } from './read-text'

type JsonBody =
  { isRead: true; value: unknown } | { isRead: false; status: 400 | 408 | 413 | 415; reason: string }

/** The largest bodies are a few kilobytes. Without a limit, a sender of one byte a second holds a request for minutes. */
const PATIENCE_MS = 10_000

/**
 * Reads a JSON body of at most `maxBytes` that arrives within `patienceMs`. It counts the bytes itself, because
 * `Content-Length` may be wrong.
 */
export async function readJsonBody(
  request: Request,
  maxBytes: number,
  patienceMs = PATIENCE_MS,
): Promise<JsonBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return { isRead: false, status: 415, reason: 'The request has to be JSON.' }
  }
  const tooLarge = {
    isRead: false,
    status: 413,
    reason: `The request is larger than ${Math.floor(maxBytes / 1024)} KB.`,
  } as const
  if (Number(request.headers.get('content-length')) > maxBytes) return tooLarge

  const signal = AbortSignal.timeout(patienceMs)
  const body = request.body?.pipeThrough(new TransformStream(), { signal }) ?? null
  let text: string | null
  try {
    text = await readText({ body }, maxBytes)
  } catch (error) {
    if (!signal.aborted) throw error
    return { isRead: false, status: 408, reason: 'The request took too long to arrive.' }
  }
  if (text === null) return tooLarge
  try {
    return { isRead: true, value: JSON.parse(text) }
  } catch {
    return { isRead: false, status: 400, reason: 'The request is not readable JSON.' }
  }
}
