import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { IncomingRequest } from './incoming-request'
import { lightPage, wantsLight } from './light-page'

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)

type Encoding = 'br' | 'gzip'
type Effort = 'fast' | 'best'

/**
 * A list of 180 KB takes 1.4 ms in gzip; one level more takes a quarter longer and makes it 3 per cent smaller. It takes 2.2 in
 * brotli; one less saves a third and makes it 6 per cent larger. The best of brotli takes half a second, and makes it a tenth
 * smaller.
 */
const LEVELS: Record<Encoding, Record<Effort, number>> = {
  br: { fast: 5, best: constants.BROTLI_MAX_QUALITY },
  gzip: { fast: 4, best: constants.Z_BEST_COMPRESSION },
}

/**
 * Pages at their best, by encoding and the digest of their HTML, the last asked for at the end; null until then. Each takes some
 * 40 KB.
 */
const packed = new Map<string, Buffer | null>()
const MOST_PACKED = 200
let isPacking = false

const TEXT = /^(text\/|image\/svg|application\/(\w+\+)?(json|xml)\b)/

const asksForPage = ({ method, url, headers }: IncomingRequest) =>
  method === 'GET' &&
  headers.rsc === undefined &&
  !url?.startsWith('/api/') &&
  /text\/html/.test(headers.accept ?? '')

/** Null where the browser reads neither, or a proxy compresses. */
const encodingFor = ({ headers }: IncomingRequest): Encoding | null =>
  (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b`).test(String(headers['accept-encoding'])),
  ) ?? null

function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const level = LEVELS[encoding][effort]
  if (encoding === 'gzip') return packGzip(body, { level, memLevel: 9 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return packBrotli(body, { params })
}

async function packBest(key: string, body: Buffer, encoding: Encoding): Promise<void> {
  isPacking = true
  packed.set(key, await compress(body, encoding, 'best').catch(() => null))
  isPacking = false
}

/** A page that is asked for again is packed at its best meanwhile, one at a time, and goes so from then on. */
async function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = encoding + createHash('sha1').update(body).digest('base64')
  const best = packed.get(key)
  packed.delete(key)
  packed.set(key, best ?? null)
  const [longestAgo] = packed.keys()
  if (longestAgo !== undefined && packed.size > MOST_PACKED) packed.delete(longestAgo)
  if (best === null && !isPacking) void packBest(key, body, encoding)
  return best ?? compress(body, encoding, 'fast')
}

/**
 * Sends a page whole and in brotli, a tenth to a third smaller than Next's gzip: that looks back 32 KB, and what React draws
 * again in the browser repeats the text of the page from further away. A browser that saves data gets a light page.
 */
export function sendPage(request: IncomingRequest, response: ServerResponse): void {
  const encoding = encodingFor(request)
  if (!asksForPage(request) || (encoding === null && !wantsLight(request))) return
  // What Next sends has to be read here.
  delete request.headers['accept-encoding']
  response.setHeader('Accept-CH', 'ECT')
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  const end = response.end.bind(response) as (body: Buffer) => ServerResponse
  const parts: Uint8Array[] = []
  const take = (part: unknown, charset: unknown) => {
    if (typeof part === 'string')
      parts.push(Buffer.from(part, typeof charset === 'string' ? (charset as 'utf8') : 'utf8'))
    else if (part instanceof Uint8Array) parts.push(part)
  }

  async function send(whole: Buffer): Promise<void> {
    const type = String(response.getHeader('Content-Type'))
    const isLight = type.startsWith('text/html') && wantsLight(request)
    if (whole.length > 0 && TEXT.test(type) && !response.hasHeader('Content-Encoding')) {
      if (isLight) whole = Buffer.from(lightPage(whole.toString()))
      if (encoding !== null) {
        whole = await pack(whole, encoding)
        response.setHeader('Content-Encoding', encoding)
      }
      response.setHeader('Content-Length', whole.length)
      if (isLight) {
        // A shared cache holds the page for everybody else, and this one isn't that page.
        response.setHeader('Cache-Control', 'private, no-cache')
        response.removeHeader('ETag')
      }
    }
    response.writeHead = writeHead
    response.removeHeader('Connection')
    end(whole)
  }

  // The head waits for the body. Next's compression asks for it with the first part.
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.find((given) => typeof given === 'object') as OutgoingHttpHeaders | undefined
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value ?? '')
    return response
  }
  response.flushHeaders = () => {}
  response.write = (part: unknown, ...rest: unknown[]) => {
    take(part, rest[0])
    const told = rest.find((given) => typeof given === 'function') as (() => void) | undefined
    if (told) process.nextTick(told)
    return true
  }
  response.end = (part?: unknown, ...rest: unknown[]) => {
    take(part, rest[0])
    // A request that waited in line is an old object, and what it holds would be kept long after the page was sent.
    void send(Buffer.concat(parts.splice(0)))
    return response
  }
}
