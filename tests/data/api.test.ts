import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { TOOLS } from '@/lib/api/schema'
import { askTool } from '@/lib/api/tools'
import { OPTIONS, POST } from '@/app/api/mcp/route'

const ADDRESS = 'http://localhost:3000/api/mcp'

/** What the server does with a request: it has no stream for a GET. */
const answer = (input: string | URL, init?: RequestInit) =>
  init?.method === 'POST'
    ? POST(new Request(input, init))
    : Promise.resolve(new Response(null, { status: 405 }))

const say = (body: unknown, headers = {}) =>
  POST(
    new Request(ADDRESS, {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  )

const client = new Client({ name: 'test', version: '1' })

beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL(ADDRESS), { fetch: answer })))
afterAll(() => client.close())

it('lists the tools of the interface, as tools that only read, and says how to read them', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(TOOLS))
  expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual(tools.map(() => true))
  expect(tools.find(({ name }) => name === 'facts')?.inputSchema.required).toEqual(['id'])
  expect(client.getInstructions()).toContain('What is null is not known')
})

// The client holds each answer to the schema that the list of tools gives for it.
it.each(Object.entries(TOOLS))('answers %s as the interface does', async (name, { example }) => {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: example })
  const body = askTool(name, example)?.body
  expect(isError).toBeUndefined()
  expect(structuredContent).toEqual(body)
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(body) }])
})

it('tells an assistant what is wrong with its question', async () => {
  const unknown = await client.callTool({ name: 'facts', arguments: { id: 'no-such-university' } })
  expect(unknown).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('no such') }] })
  const wrong = await client.callTool({ name: 'compare', arguments: { ids: ['a'], level: 7 } })
  expect(wrong).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('level') }] })
  await expect(client.callTool({ name: 'toString' })).rejects.toThrow('There is no tool toString.')
})

it.each([
  [[], 400],
  [[{ jsonrpc: '2.0', id: 1, method: 'tools/list' }], 400],
  [null, 400],
  [{ jsonrpc: '2.0', method: 7 }, 400],
  [{ jsonrpc: '2.0', method: 'notifications/initialized' }, 202],
  ['x'.repeat(17_000), 413],
])('answers the message %# as the protocol says', async (message, status) => {
  const answered = await say(message)
  expect(answered.status).toBe(status)
  expect(Object.fromEntries(answered.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  })
})

it('refuses what it does not speak, and lets a page of any site ask', async () => {
  expect((await say({}, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await say({}, { accept: 'text/html' })).status).toBe(406)
  expect(OPTIONS().headers.get('access-control-allow-headers')).toContain('content-type')
})

it('counts what one sender asks, and holds it off after as many as the interface allows', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const statuses = []
  for (let at = 0; at < 241; at += 1) statuses.push((await say([], headers)).status)
  expect(new Set(statuses.slice(0, 240))).toEqual(new Set([400]))
  expect(statuses.at(-1)).toBe(429)
})
