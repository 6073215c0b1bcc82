import 'server-only'
import { createSlots } from '../../http/slots'
import { readText } from '../../http/read-text'
import { oncePerProcess } from '../../once-per-process'
import { parseJson } from '../shared/parse-json'
import { ServiceError } from '../shared/service-error'

/** The service cuts a page of results at 10 MiB. An answer that is larger than this is not one of the service's. */
const MAX_BYTES = 12 * 1024 * 1024
export const TOO_LARGE = 'The answer of the crawling service is too large to read.'
const LARGE_BYTES = 256 * 1024
const MAX_LARGE_READS = 4
/** A read can be repeated, so it gives way soon. What a call has paid for would be lost. */
const READ_WAIT_MS = 5_000
const PAID_WAIT_MS = 30_000
const RETRY_AFTER_SECONDS = 5
/** The most values and lists of a large answer: 12 MiB of empty objects would become 200 MB of memory. */
const MAX_PARTS = 200_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const BRACKET = 0x5b
const BRACE = 0x7b

function hasTooManyParts(json: string): boolean {
  let parts = 0
  let isInText = false
  for (let at = 0; at < json.length && parts <= MAX_PARTS; at += 1) {
    const code = json.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) isInText = !isInText
    else if (!isInText && (code === COMMA || code === BRACKET || code === BRACE)) parts += 1
  }
  return parts > MAX_PARTS
}

const getSlots = oncePerProcess('scraper-large-reads', () => createSlots(MAX_LARGE_READS))

/** The place of one large answer. Who takes it has to release it when done with the answer. */
export const slotFor = () => getSlots()()

type Slot = ReturnType<typeof slotFor>

type ReadOptions = {
  isPaid: boolean
  /** Whether the counters at the beginning are enough: a server that ignores `limit` sends megabytes of pages after them. */
  isHeadOnly?: boolean
}

/** The counters of a job's status as JSON without its documents, once the text has them; null before. */
function beforeDocuments(text: string): string | null {
  // A quote inside a text is escaped, so no message can look like this.
  const begin = /"data"\s*:\s*\[/.exec(text)
  if (!begin || !text.slice(0, begin.index).includes('"status"')) return null
  return `${text.slice(0, begin.index)}"data":[]}`
}

/**
 * The JSON of an answer of the service, undefined when it is none. At most four large answers are in memory at once:
 * a large one takes the slot, or waits for it, and is refused with 503 where it waited in vain.
 * @throws {ServiceError} also when the answer is too large
 */
export async function readJson(
  response: Response,
  { isPaid, slot, isHeadOnly = false }: ReadOptions & { slot: Slot },
): Promise<unknown> {
  const onLarge = async () => {
    if (await slot.take(isPaid ? PAID_WAIT_MS : READ_WAIT_MS)) return
    throw new ServiceError(503, 'This site is reading too many large results at once.', {
      kind: 'request',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }
  const text = await readText(response, MAX_BYTES, {
    large: { above: LARGE_BYTES, onLarge },
    enough: isHeadOnly ? beforeDocuments : undefined,
  })
  if (text === null || (text.length > LARGE_BYTES / 2 && hasTooManyParts(text))) {
    throw new ServiceError(response.status, TOO_LARGE)
  }
  return parseJson(text)
}

/**
 * Reads an answer as `readJson` does, and calls `parse` with it, which has to be done with it when it returns.
 * @throws {ServiceError}
 */
export async function readReply<Value>(
  response: Response,
  { parse, ...options }: ReadOptions & { parse: (reply: unknown) => Value },
): Promise<Value> {
  const slot = slotFor()
  try {
    return parse(await readJson(response, { ...options, slot }))
  } finally {
    slot.release()
  }
}
