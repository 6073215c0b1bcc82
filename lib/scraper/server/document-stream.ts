import 'server-only'

/** A page of the site that is larger than this, or has more values and lists in its JSON, is left out. */
const MAX_DOCUMENT_BYTES = 12 * 1024 * 1024
export const MAX_PARTS = 200_000
/** The counters of a job are some hundred bytes. */
const MAX_HEAD_BYTES = 256 * 1024

export const QUOTE = 0x22
export const BACKSLASH = 0x5c
export const COMMA = 0x2c
export const BRACKET = 0x5b
export const BRACE = 0x7b
const CLOSING_BRACKET = 0x5d
const CLOSING_BRACE = 0x7d
const DATA = /[{,]\s*"data"\s*:\s*\[$/
const TAIL = 40

export type DocumentReader = {
  /** The number of documents at the beginning that pass unread. */
  drop: number
  /**
   * Gets the JSON of each document, null for one that is too large, and says whether to read on. Without it only the
   * counters are read.
   */
  onDocument: ((json: string | null) => boolean) | null
}

/** Splits the JSON of a job's status into its documents and its head, as its bytes come. */
function createSplitter({ drop, onDocument }: DocumentReader) {
  const head: Uint8Array[] = []
  /** The last letters of the head. */
  let tail = ''
  let [headBytes, depth, seen] = [0, 0, 0]
  let [isInText, isEscaped, isInData] = [false, false, false]
  let pieces: Uint8Array[] = []
  let [bytes, parts] = [0, 0]
  let isReading = onDocument !== null
  /** The head as far as the documents; null before they begin. */
  let begin: string | null = null

  const isWanted = () => isReading && seen >= drop
  const isTooLarge = () => bytes > MAX_DOCUMENT_BYTES || parts > MAX_PARTS
  const keep = (piece: Uint8Array) => {
    if (!isInData) {
      head.push(piece)
      headBytes += piece.byteLength
      tail = (tail + Buffer.from(piece.subarray(-TAIL)).toString('latin1')).slice(-TAIL)
      return
    }
    bytes += piece.byteLength
    if (isWanted() && !isTooLarge()) pieces.push(piece)
    else pieces = []
  }
  const give = () => {
    const json = isTooLarge() ? null : Buffer.concat(pieces).toString()
    if (isWanted() && onDocument) isReading = onDocument(json)
    pieces = []
    seen += 1
  }
  const feed = (chunk: Uint8Array) => {
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk[at]
      if (isEscaped) isEscaped = false
      else if (isInText) {
        if (code === BACKSLASH) isEscaped = true
        else if (code === QUOTE) isInText = false
      } else if (code === QUOTE) isInText = true
      else if (code === COMMA) parts += 1
      else if (code === BRACKET || code === BRACE) {
        parts += 1
        depth += 1
        if (isInData && depth === 3) [from, bytes, parts] = [at, 0, 0]
        if (isInData || depth !== 2 || code === BRACE) continue
        keep(chunk.subarray(from, at + 1))
        from = at + 1
        isInData = DATA.test(tail)
        if (isInData) begin = Buffer.concat(head).toString()
      } else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) {
        depth -= 1
        if (isInData && depth === 2) {
          keep(chunk.subarray(from, at + 1))
          give()
        } else if (isInData && depth === 1) [isInData, from] = [false, at]
      }
    }
    if (!isInData || depth > 2) keep(chunk.subarray(from))
  }
  return {
    feed,
    isTooMuch: () => headBytes > MAX_HEAD_BYTES || seen > MAX_PARTS,
    /** The head, once neither a document nor a counter is still wanted; null before. */
    early: () => (!isReading && begin?.includes('"status"') ? `${begin}]}` : null),
    head: () => Buffer.concat(head).toString(),
  }
}

/**
 * Reads a job's status piece by piece, so that at most one of its documents is in memory. The result is the JSON of the
 * status without its documents; null where that is too large, or has too many. The service sends the counters first, so
 * reading can end before the documents do.
 */
export async function readDocuments(
  { body }: Pick<Body, 'body'>,
  documents: DocumentReader,
  onBytes: (total: number) => Promise<void>,
): Promise<string | null> {
  const splitter = createSplitter(documents)
  let total = 0
  // A body that is left before its end is cancelled.
  for await (const chunk of body ?? []) {
    total += chunk.byteLength
    await onBytes(total)
    splitter.feed(chunk)
    if (splitter.isTooMuch()) return null
    const early = splitter.early()
    if (early !== null) return early
  }
  return splitter.head()
}
