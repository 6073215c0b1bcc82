import 'server-only'
import { createSlots } from '../../server/slots'
import { readText } from '../../server/read-text'
import { oncePerProcess } from '../../once-per-process'
import { parseJson } from '../shared/parse-json'
import { ServiceError } from '../shared/service-error'
import {
  BACKSLASH,
  BRACE,
  BRACKET,
  COMMA,
  MAX_PARTS,
  QUOTE,
  readDocuments,
  type DocumentReader,
} from './document-stream'

/** An answer without documents that is larger than this is not one of the service's. */
const MAX_BYTES = 12 * 1024 * 1024
const TOO_LARGE = 'The answer of the crawling service is too large to read.'
const LARGE_BYTES = 256 * 1024
const MAX_LARGE_READS = 4
/** A read can be repeated, so it gives way soon. What a call has paid for would be lost. */
const READ_WAIT_MS = 5_000
const PAID_WAIT_MS = 30_000
const RETRY_AFTER_SECONDS = 5

/** 12 MiB of empty objects would become 200 MB of memory. */
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
const slotFor = () => getSlots()()

type Slot = ReturnType<typeof slotFor>

/** Takes the slot, or waits for it. @throws {ServiceError} 503 where it waited in vain. */
async function takeSlot(slot: Slot, isPaid: boolean): Promise<void> {
  if (await slot.take(isPaid ? PAID_WAIT_MS : READ_WAIT_MS)) return
  throw new ServiceError(503, 'This site is reading too many large results at once.', {
    kind: 'request',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
}

/**
 * The JSON of an answer of the service, undefined when it is none. At most four large answers are in memory at once:
 * a large one takes the slot, or waits for it, and is refused with 503 where it waited in vain.
 * @throws {ServiceError} also when the answer is too large
 */
async function readJson(
  response: Response,
  { isPaid, slot }: { isPaid: boolean; slot: Slot },
): Promise<unknown> {
  const onLarge = () => takeSlot(slot, isPaid)
  const text = await readText(response, MAX_BYTES, { large: { above: LARGE_BYTES, onLarge } })
  if (text === null || (text.length > LARGE_BYTES / 2 && hasTooManyParts(text))) {
    throw new ServiceError(response.status, TOO_LARGE)
  }
  return parseJson(text)
}

type ReplyOptions<Value> = {
  isPaid: boolean
  /** Has to be done with the answer when it returns. */
  parse: (reply: unknown) => Value
  /** Takes the documents of a job's status one by one; the answer then comes without them. */
  documents?: DocumentReader
}

/**
 * Reads an answer as `readJson` does, or as a stream of documents, which takes the slot in the same way.
 * @throws {ServiceError}
 */
export async function readReply<Value>(
  response: Response,
  { isPaid, parse, documents }: ReplyOptions<Value>,
): Promise<Value> {
  const slot = slotFor()
  try {
    if (!documents || response.status !== 200) return parse(await readJson(response, { isPaid, slot }))
    const head = await readDocuments(response, documents, async (bytes) => {
      if (bytes > LARGE_BYTES) await takeSlot(slot, isPaid)
    })
    if (head === null) throw new ServiceError(response.status, TOO_LARGE)
    return parse(parseJson(head))
  } finally {
    slot.release()
  }
}
