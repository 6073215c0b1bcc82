import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sendFilesOf } from './brotli-files'

const SCRIPT = 'console.log("one");'.repeat(100)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brotli-'))
const FLAG = '<svg xmlns="http://www.w3.org/2000/svg"/>'
for (const [file, content] of [
  ['.next/static/chunks/0a~b-c_d.js', SCRIPT],
  ['.next/secret.js', SCRIPT],
  ['public/flags/de.svg', FLAG],
] as const) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), content)
}

const server = http.createServer((_, response) => response.end('as Next sends it'))
sendFilesOf(server, folder)

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

const READS_ALL = 'gzip, deflate, br, zstd'

it('sends a script in brotli from the first time on, and for ever', async () => {
  const { body, headers } = await ask('/_next/static/chunks/0a~b-c_d.js', READS_ALL)
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
  expect(headers).not.toHaveProperty('keep-alive')
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': expect.stringContaining('immutable') as string,
    vary: 'Accept-Encoding',
  })
})

it('sends a flag in brotli, for a day', async () => {
  const { body, headers } = await ask('/flags/de.svg', READS_ALL)
  expect(brotliDecompressSync(body).toString()).toBe(FLAG)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
  })
})

it.each([
  ['a browser that does not read it', '/_next/static/chunks/0a~b-c_d.js', 'gzip'],
  ['a file that is not there', '/_next/static/chunks/none.js', 'br'],
  ['a file beyond the folder', '/_next/static/../secret.js', 'br'],
  ['a file beyond the folder, hidden', '/_next/static/chunks/..%2f..%2fsecret.js', 'br'],
  ['a page', '/universities', 'br'],
])('leaves %s to Next', async (_, url, encoding) => {
  expect((await ask(url, encoding)).body.toString()).toBe('as Next sends it')
})

it('leaves questions for the head alone to Next', async () => {
  expect((await ask('/_next/static/chunks/0a~b-c_d.js', 'br', 'HEAD')).headers).not.toHaveProperty(
    'content-encoding',
  )
})
