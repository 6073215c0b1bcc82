import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { oncePerObject } from '../once-per-object'
import { IMMUTABLE_CACHE } from './headers'

const compress = promisify(brotliCompress)

/** A script or style of the build. No part of the path begins with a dot, so none leads out of the folder. */
const FILE = /^\/_next\/static\/((?:[\w~-][\w~.-]*\/)*[\w~-][\w~.-]*\.(js|css))$/

const TYPES: Readonly<Record<string, string>> = { js: 'application/javascript', css: 'text/css' }

/**
 * Sends scripts and styles in brotli, a sixth smaller than Next's gzip, which sends each until it is compressed here. Files of
 * a build never change, so each is compressed once. More calls change nothing.
 */
export const sendBrotli: (server: Server) => void = oncePerObject((server: Server) =>
  sendFilesOf(server, path.join(process.cwd(), '.next', 'static')),
)

/** The same for the files of another folder. */
export function sendFilesOf(server: Server, folder: string): void {
  /** By the path in the folder; null while it is compressed. */
  const packed = new Map<string, Buffer | null>()
  const emit = server.emit

  async function pack(file: string): Promise<void> {
    packed.set(file, null)
    try {
      const content = await readFile(path.join(folder, file))
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      packed.set(file, await compress(content, { params }))
    } catch {
      // There is no such file, as Next will say.
      packed.delete(file)
    }
  }

  function send({ url = '', method, headers }: IncomingMessage, response: ServerResponse): boolean {
    const [, file, kind = ''] = FILE.exec(url) ?? []
    if (!file || method !== 'GET' || !/\bbr\b/.test(String(headers['accept-encoding']))) return false
    const body = packed.get(file)
    if (body === undefined) void pack(file)
    if (!body) return false
    response.writeHead(200, {
      'Content-Type': `${TYPES[kind]}; charset=utf-8`,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': IMMUTABLE_CACHE,
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
    })
    response.end(body)
    return true
  }

  server.emit = (event: string | symbol, ...details: unknown[]) => {
    const [request, response] = details
    if (event === 'request' && send(request as IncomingMessage, response as ServerResponse)) return true
    return Reflect.apply(emit, server, [event, ...details]) as boolean
  }
}
