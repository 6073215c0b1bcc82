import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { oncePerObject } from '../once-per-object'
import { FLAG_CACHE, IMMUTABLE_CACHE } from './headers'

const compress = promisify(brotliCompress)

/**
 * A script or style of the build, or a flag, which Next sends as it is because it is small. No part of the path begins with a
 * dot, so none leads out of the folder.
 */
const FILE =
  /^\/(?<root>_next\/static|flags)\/(?<file>(?:[\w~-][\w~.-]*\/)*[\w~-][\w~.-]*\.(?<kind>js|css|svg))$/

const ROOTS: Readonly<Record<string, { folder: string; cache: string }>> = {
  '_next/static': { folder: '.next/static', cache: IMMUTABLE_CACHE },
  flags: { folder: 'public/flags', cache: FLAG_CACHE },
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

/**
 * Sends scripts, styles and flags in brotli, a sixth smaller than Next's gzip. Files of a build never change, so each is
 * compressed once: who asks first waits for it. More calls change nothing.
 */
export const sendBrotli: (server: Server) => void = oncePerObject((server: Server) =>
  sendFilesOf(server, process.cwd()),
)

/** The same for the site in another folder. */
export function sendFilesOf(server: Server, site: string): void {
  /** By the path in the address; null where there is no such file. */
  const packed = new Map<string, Promise<Buffer | null>>()
  const emit = server.emit

  async function pack(url: string, folder: string, file: string): Promise<Buffer | null> {
    try {
      // Without the mark the build takes any file for one that may be read here, and copies the sources beside the server.
      const content = await readFile(path.join(/* turbopackIgnore: true */ site, folder, file))
      return await compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
    } catch {
      packed.delete(url)
      return null
    }
  }

  /** @param leave hands the request on to Next, which says that there is no such file */
  async function send(url: string, response: ServerResponse, leave: () => void): Promise<void> {
    const { root = '', file = '', kind = '' } = FILE.exec(url)?.groups ?? {}
    const { folder = '', cache = '' } = ROOTS[root] ?? {}
    const packing = packed.get(url) ?? pack(url, folder, file)
    packed.set(url, packing)
    const body = await packing
    if (!body) return leave()
    // HTTP/1.1 keeps a connection open without being told, and a page has ten files.
    response.removeHeader('Connection')
    response.writeHead(200, {
      'Content-Type': TYPES[kind],
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': cache,
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
    })
    response.end(body)
  }

  server.emit = (event: string | symbol, ...details: unknown[]) => {
    const goOn = () => Reflect.apply(emit, server, [event, ...details]) as boolean
    if (event !== 'request') return goOn()
    const [{ url = '', method, headers }, response] = details as [IncomingMessage, ServerResponse]
    const takesIt = method === 'GET' && /\bbr\b/.test(String(headers['accept-encoding']))
    if (!takesIt || !FILE.test(url)) return goOn()
    void send(url, response, goOn)
    return true
  }
}
