import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sendFilesOf } from './brotli-files'

const SCRIPT = 'console.log("one");'.repeat(100)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brotli-'))
fs.mkdirSync(path.join(folder, 'static', 'chunks'), { recursive: true })
fs.writeFileSync(path.join(folder, 'static', 'chunks', '0a~b-c_d.js'), SCRIPT)
fs.writeFileSync(path.join(folder, 'secret.js'), SCRIPT)

const server = http.createServer((_, response) => response.end('as Next sends it'))
sendFilesOf(server, path.join(folder, 'static'))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
  fs.rmSync(folder, { recursive: true })
})

const ask = (url: string, encoding: string, method = 'GET') =>
  new Promise<{ body: Buffer; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const headers = { 'accept-encoding': encoding }
    http
      .request({ host: '127.0.0.1', port, path: url, method, headers }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        resolve({ body: Buffer.concat(chunks), headers: response.headers })
      })
      .once('error', reject)
      .end()
  })

/** The answer once the file had time to be compressed. */
async function askLater(url: string, encoding = 'gzip, deflate, br, zstd', method?: string) {
  await ask(url, encoding, method)
  await new Promise((resolve) => setTimeout(resolve, 100))
  return ask(url, encoding, method)
}

it('sends a script in brotli from the second time on, and for ever', async () => {
  const { body, headers } = await askLater('/_next/static/chunks/0a~b-c_d.js')
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': expect.stringContaining('immutable') as string,
    vary: 'Accept-Encoding',
  })
})

it.each([
  ['a browser that does not read it', '/_next/static/chunks/0a~b-c_d.js', 'gzip'],
  ['a file that is not there', '/_next/static/chunks/none.js', 'br'],
  ['a file beyond the folder', '/_next/static/../secret.js', 'br'],
  ['a file beyond the folder, hidden', '/_next/static/chunks/..%2f..%2fsecret.js', 'br'],
  ['a page', '/universities', 'br'],
])('leaves %s to Next', async (_, url, encoding) => {
  expect((await askLater(url, encoding)).body.toString()).toBe('as Next sends it')
})

it('leaves questions for the head alone to Next', async () => {
  expect((await askLater('/_next/static/chunks/0a~b-c_d.js', 'br', 'HEAD')).headers).not.toHaveProperty(
    'content-encoding',
  )
})
