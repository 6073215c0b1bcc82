import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { lightPage, sendLight } from './light-page'

const PAGE =
  '<html><head><link rel="preload" as="script" href="/_next/static/chunks/a.js"/>' +
  '<style>@font-face{font-family:Newsreader;src:url(/n.woff2)}@font-face{font-family:Newsreader Linux;src:local(L)}</style>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script>theme()</script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>' +
  '<link rel="preload" as="font" href="/n.woff2"><main id="main">Text</main></body></html>'

const server = http.createServer((request, response) => {
  sendLight(request, response)
  response.setHeader(
    'Content-Type',
    request.url === '/file' ? 'application/json' : 'text/html; charset=utf-8',
  )
  response.setHeader('Cache-Control', 's-maxage=600')
  response.setHeader('Content-Length', Buffer.byteLength(PAGE))
  response.flushHeaders()
  response.write(PAGE.slice(0, 50))
  response.end(PAGE.slice(50))
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const ask = (headers: http.OutgoingHttpHeaders, path = '/') =>
  new Promise<{ text: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const all = { accept: 'text/html', 'accept-encoding': 'gzip', ...headers }
    http
      .get({ host: '127.0.0.1', port, path, headers: all }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        const body = Buffer.concat(chunks)
        const isPacked = response.headers['content-encoding'] === 'gzip'
        resolve({ text: (isPacked ? gunzipSync(body) : body).toString(), headers: response.headers })
      })
      .once('error', reject)
  })

it('names no script or font that a browser would fetch before the visitor touches the page', () => {
  const light = lightPage(PAGE)
  expect(light).not.toMatch(/<script src="[^"]+" async|rel="preload"|n\.woff2/)
  expect(light).toContain('<script type="text/plain" data-src="/_next/static/chunks/a.js"></script>')
  expect(light).toContain('theme()')
  expect(light).toContain('noModule')
  expect(light).toContain('<main id="main">Text</main>')
  expect(light).toMatch(/class="light-note" role="status">[^<]+<\/p><main/)
})

it.each([{ 'save-data': 'on' }, { ect: '2g' }, { ect: '3g' }])(
  'is sent to %j, and kept by no shared cache',
  async (sent) => {
    const { text, headers } = await ask(sent)
    expect(text).toBe(lightPage(PAGE))
    expect(headers['cache-control']).toBe('private, no-cache')
  },
)

it.each([{}, { 'save-data': 'off' }, { ect: '4g' }])(
  'is not sent to %j, who is asked for the connection',
  async (sent) => {
    const { text, headers } = await ask(sent)
    expect(text).toBe(PAGE)
    expect(headers['accept-ch']).toBe('ECT')
  },
)

it.each([
  ['a file', {}, '/file'],
  ['what Next’s router asks for', { rsc: '1' }, '/'],
  ['a request for data', { accept: '*/*' }, '/'],
  ['a program that does not read gzip', { 'accept-encoding': 'identity' }, '/'],
])('leaves %s as it is', async (_, sent, path) => {
  expect((await ask({ 'save-data': 'on', ...sent }, path)).text).toBe(PAGE)
})
