import { readText } from './read-text'

type JsonBody = { isRead: true; value: unknown } | { isRead: false; status: 400 | 413 | 415; reason: string }

/** Reads a JSON body of at most `maxBytes`. It counts the bytes itself, because `Content-Length` may be wrong. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonBody> {
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

  const text = await readText(request, maxBytes)
  if (text === null) return tooLarge
  try {
    return { isRead: true, value: JSON.parse(text) }
  } catch {
    return { isRead: false, status: 400, reason: 'The request is not readable JSON.' }
  }
}
