import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { IncomingRequest } from './incoming-request'

const SLOW = ['slow-2g', '2g', '3g']

const asksForPage = ({ method, headers }: IncomingRequest) =>
  method === 'GET' &&
  headers.rsc === undefined &&
  /text\/html/.test(headers.accept ?? '') &&
  /\bgzip\b/.test(String(headers['accept-encoding']))

/** Whether the browser saves data or is on a slow connection, which Chromium says once it was asked. */
const wantsLight = ({ headers }: IncomingRequest) =>
  headers['save-data'] === 'on' || SLOW.includes(String(headers.ect))

const NOTE =
  '<p class="light-note" role="status">Your browser saves data, so this page is text alone. Touch it, and what needs script follows.</p>'

/** Loads the page's scripts at the first touch. It takes the note away before, because React does not know it. */
const LOADER = `<script>{const touches=['pointerdown','keydown','focusin'],start=()=>{for(const touch of touches)removeEventListener(touch,start,true);document.querySelector('.light-note').remove();for(const{dataset}of document.querySelectorAll('script[data-src]'))document.head.append(Object.assign(document.createElement('script'),{src:dataset.src}))};for(const touch of touches)addEventListener(touch,start,true)}</script>`

/** The HTML of a page whose scripts wait for the first touch, in the typeface of the device. */
export function lightPage(html: string): string {
  return html
    .replace(/<link rel="preload" as="(?:script|font)"[^>]*>/g, '')
    .replace(/@font-face\s*{font-family:\s*Newsreader;[^}]*}/g, '')
    .replace(
      /<script src="(\/_next\/static\/[^"]+)"(?! noModule)[^>]*>/g,
      '<script type="text/plain" data-src="$1">',
    )
    .replace('<main', `${NOTE}<main`)
    .replace('</body>', `${LOADER}</body>`)
}

/**
 * Sends a page without what it can do without until somebody touches it: 30 KB in place of 180. All of it works as plain
 * links, forms and popovers until then.
 */
export function sendLight(request: IncomingRequest, response: ServerResponse): void {
  if (!asksForPage(request)) return
  response.setHeader('Accept-CH', 'ECT')
  if (!wantsLight(request)) return
  // What Next sends has to be read here.
  delete request.headers['accept-encoding']
  const end = response.end.bind(response) as (body: Buffer) => ServerResponse
  const parts: Buffer[] = []
  const take = (part: unknown, encoding: unknown) => {
    if (typeof part === 'string')
      parts.push(Buffer.from(part, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'))
    else if (part instanceof Uint8Array) parts.push(Buffer.from(part))
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
    const whole = Buffer.concat(parts)
    const isPage = String(response.getHeader('Content-Type')).startsWith('text/html')
    if (!isPage || response.headersSent) return end(whole)
    const body = gzipSync(lightPage(whole.toString()))
    response.setHeader('Content-Encoding', 'gzip')
    response.setHeader('Content-Length', body.length)
    // A shared cache holds the page for everybody else.
    response.setHeader('Cache-Control', 'private, no-cache')
    return end(body)
  }
}
