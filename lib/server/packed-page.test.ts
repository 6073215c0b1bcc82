import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { lightPage } from './light-page'
import { sendPage } from './packed-page'

const PAGE =
  '<html><head><link rel="preload" as="script" href="/_next/static/chunks/a.js"/>' +
  '<style>@font-face{font-family:Newsreader File;src:url(/n.woff2)}@font-face{font-family:Newsreader Linux;src:local(L)}</style>' +
  "<script>document.fonts.add(new FontFace('Newsreader',bytes('d09G')))</script>" +
  '<script src="/_next/static/chunks/a.js" async=""></script><script>theme()</script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>' +
  `<main id="main">${'Text '.repeat(300)}</main></body></html>`

/** As a list has them: alike, and none like another. */
const LIST =
  PAGE +
  Array.from(
    { length: 900 },
    (_, at) => `<li class="card">Place ${(at * 7919) % 997} of town ${(at * at * 31) % 1009}</li>`,
  ).join('')

type Middleware = (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void

const compress = jest.requireActual<() => Middleware>('next/dist/compiled/compression')()
/** Sends as Next does, whose compression wraps the answer and asks for its head with the first part. */
const server = http.createServer((request, response) => {
  sendPage(request, response)
  compress(request, response, () => {
    if (request.url === '/busy') return void response.writeHead(503, { 'Retry-After': '10' }).end()
    response.setHeader('Content-Type', request.url === '/flag' ? 'image/png' : 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 's-maxage=600')
    response.flushHeaders()
    const page = request.url === '/list' ? LIST : PAGE
    response.write(page.slice(0, 50))
    response.end(page.slice(50))
  })
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

type Answer = { text: string; bytes: number; status: number | undefined; headers: http.IncomingHttpHeaders }

const UNPACK: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync }

const ask = (headers: http.OutgoingHttpHeaders, path = '/') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const all = { accept: 'text/html', 'accept-encoding': 'gzip, br', ...headers }
    http
      .get({ host: '127.0.0.1', port, path, headers: all }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        const body = Buffer.concat(chunks)
        const unpack = UNPACK[response.headers['content-encoding'] ?? '']
        resolve({
          text: (unpack?.(body) ?? body).toString(),
          bytes: body.length,
          status: response.statusCode,
          headers: response.headers,
        })
      })
      .once('error', reject)
  })

it('names no script or font that a browser would fetch, and brings none along, before the visitor touches the page', () => {
  const light = lightPage(PAGE)
  expect(light).not.toMatch(/<script src="[^"]+" async|rel="preload"|n\.woff2|FontFace/)
  expect(light).toContain('<script type="text/plain" data-src="/_next/static/chunks/a.js"></script>')
  expect(light).toContain('theme()')
  expect(light).toContain('noModule')
  expect(light).toContain('<main id="main">Text ')
  expect(light).toMatch(/class="light-note" role="status">[^<]+<\/p><main/)
})

it.each([{ 'save-data': 'on' }, { ect: '2g' }, { ect: '3g' }])(
  'is light for %j, and kept by no shared cache',
  async (sent) => {
    const { text, headers } = await ask(sent)
    expect(text).toBe(lightPage(PAGE))
    expect(headers['cache-control']).toBe('private, no-cache')
  },
)

it.each([
  ['gzip, deflate, br', 'br', {}],
  ['gzip, deflate', 'gzip', { 'save-data': 'off' }],
  ['br', 'br', { ect: '4g' }],
])('goes to who reads %s in %s, and asks for the connection', async (accepted, encoding, sent) => {
  const { text, bytes, headers } = await ask({ 'accept-encoding': accepted, ...sent })
  expect(text).toBe(PAGE)
  expect(bytes).toBeLessThan(PAGE.length / 2)
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(bytes),
    'accept-ch': 'ECT',
    'cache-control': 's-maxage=600',
    vary: 'Accept-Encoding',
  })
})

it.each(['br', 'gzip'])(
  'is packed at its best in %s once it is asked for again',
  async (encoding) => {
    const again = () => ask({ 'accept-encoding': encoding }, '/list')
    const { bytes: first } = await again()
    let now = await again()
    // It is packed in another thread, for which a busy machine has no time at first.
    for (const until = Date.now() + 20_000; now.bytes >= first && Date.now() < until; await sleep(20))
      now = await again()
    expect(now.bytes).toBeLessThan(first)
    expect(now.text).toBe(LIST)
    expect(now.headers['content-encoding']).toBe(encoding)
  },
  30_000,
)

it.each([
  ['a file that is packed already', {}, '/flag'],
  ['what Next’s router asks for', { rsc: '1' }, '/'],
  ['a request for data', { accept: '*/*' }, '/'],
  ['a program that reads no compression', { 'accept-encoding': 'identity', 'save-data': 'off' }, '/'],
])('leaves %s to Next', async (_, sent, path) => {
  const { text, headers } = await ask({ 'save-data': 'on', ...sent }, path)
  expect(text).toBe(PAGE)
  expect(headers['content-encoding']).not.toBe('br')
})

it('is light and not packed where a proxy compresses', async () => {
  const { text, headers } = await ask({ 'save-data': 'on', 'accept-encoding': 'identity' })
  expect(text).toBe(lightPage(PAGE))
  expect(headers['content-encoding']).toBeUndefined()
})

it('keeps the status and the headers of an answer that has no body', async () => {
  expect(await ask({}, '/busy')).toMatchObject({ status: 503, text: '', headers: { 'retry-after': '10' } })
})

it('lets go of the page once it is sent, however long the answer itself is kept', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const answers: http.ServerResponse[] = []
  let part: WeakRef<Uint8Array> | undefined
  const keeping = http.createServer((request, response) => {
    answers.push(response)
    sendPage(request, response)
    response.setHeader('Content-Type', 'text/html')
    const bytes = new Uint8Array(100_000)
    part = new WeakRef(bytes)
    response.write(bytes)
    response.end()
  })
  await new Promise<void>((resolve) => keeping.listen(0, '127.0.0.1', resolve))
  const { port } = keeping.address() as AddressInfo
  await fetch(`http://127.0.0.1:${port}`, { headers: { accept: 'text/html', connection: 'close' } }).then(
    (page) => page.text(),
  )
  keeping.close()
  await sleep(0)
  collectGarbage()
  expect(answers).toHaveLength(1)
  expect(part?.deref()).toBeUndefined()
})
