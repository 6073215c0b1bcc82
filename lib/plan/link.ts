import { readLinkText, writeLinkText, type ReadLink } from './link-text'
import { PLAN_VERSION } from './schema'
import type { Carried } from './sender'

const PREFIX = '#p='

/** Apps cut longer links off. 20 items with notes are shorter. */
export const LONGEST_LINK = 2000

/** No plan is as large, so a link whose text grows beyond it is refused before it fills the memory. */
const MOST_BYTES = 512 * 1024

/** The content of a fragment. `newer`: a later version of the site made it, and `plan` has the readable parts. */
export type LinkReading =
  | { kind: 'none' }
  | { kind: 'unreadable'; reason: 'damaged' | 'newer' | 'old-browser' }
  | (ReadLink & { kind: 'plan'; isNewer: boolean })

/** Base 64 with the letters that an address may have. */
function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/** Hands bytes through a stream of the browser. Throws for damaged bytes, and where too many come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter()
  // A fault shows when the other end is read.
  void writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => {})
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > MOST_BYTES) {
      void reader.cancel().catch(() => {})
      throw new RangeError('The link holds more than any plan.')
    }
    parts.push(next.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const canCompress = () => typeof CompressionStream === 'function' && typeof DecompressionStream === 'function'

/**
 * The fragment of a link to a plan: `#p=`, the version, `d` for compressed text or `t` for text as it is (in a browser
 * that cannot compress), and the text in base 64. Browsers never send a fragment to the server.
 */
export async function encodePlan(carried: Carried): Promise<string> {
  const bytes = new TextEncoder().encode(writeLinkText(carried))
  const payload = canCompress()
    ? `d${toBase64(await through(bytes, new CompressionStream('deflate-raw')))}`
    : `t${toBase64(bytes)}`
  return PREFIX + PLAN_VERSION + payload
}

/** Reads the fragment of a link. It never throws: it says what is wrong with the link. */
export async function decodePlan(fragment: string): Promise<LinkReading> {
  if (!fragment.startsWith(PREFIX)) return { kind: 'none' }
  const parts = /^(\d{1,4})([a-z])([\w-]*)$/.exec(fragment.slice(PREFIX.length))
  const isNewer = Number(parts?.[1] ?? 0) > PLAN_VERSION
  const refused = { kind: 'unreadable', reason: isNewer ? 'newer' : 'damaged' } as const
  const [, , form, payload = ''] = parts ?? []
  if (form !== 'd' && form !== 't') return refused
  if (form === 'd' && !canCompress()) return { kind: 'unreadable', reason: 'old-browser' }
  try {
    const bytes = fromBase64(payload)
    const text = form === 'd' ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes
    const read = readLinkText(new TextDecoder('utf-8', { fatal: true }).decode(text))
    return { kind: 'plan', isNewer, ...read }
  } catch {
    return refused
  }
}
