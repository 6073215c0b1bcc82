import http from 'node:http'
import type { HostileRequest } from './requests'

export type Answer = {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
  ms: number
}

/** An answer that takes longer is none. */
const PATIENCE_MS = 20_000

/**
 * Sends a request to 127.0.0.1 as it is, follows nothing, and reads the whole answer. Without an agent it has a connection
 * of its own: one that is kept may belong to a server that is gone.
 */
export function send(
  port: number,
  { method, path, headers, body }: Pick<HostileRequest, 'path'> & Partial<HostileRequest>,
  agent: http.Agent | false = false,
): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path, agent, headers: { ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
            ms: performance.now() - began,
          }),
        )
      },
    )
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)))
    request.once('error', reject)
    request.end(body ?? undefined)
  })
}
