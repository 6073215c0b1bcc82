import { readJsonBody } from './read-json-body'

const post = (
  body: BodyInit | null,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) =>
  new Request('http://meridian.example/api', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

it('reads JSON', async () => {
  await expect(readJsonBody(post('{"a":"é"}'), 100)).resolves.toEqual({ isRead: true, value: { a: 'é' } })
})

it('takes a charset', async () => {
  const body = await readJsonBody(post('1', { 'content-type': 'application/json; charset=utf-8' }), 100)
  expect(body.isRead).toBe(true)
})

it.each([
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['no type', '{}', { 'content-type': '' }, 415],
  ['broken JSON', '{"a":', undefined, 400],
  ['nothing', null, undefined, 400],
  [
    'an announced size over the limit',
    '{}',
    { 'content-type': 'application/json', 'content-length': '101' },
    413,
  ],
  ['a body over the limit', `"${'x'.repeat(100)}"`, undefined, 413],
])('refuses %s', async (_, body, headers, status) => {
  await expect(readJsonBody(post(body, headers), 100)).resolves.toMatchObject({ isRead: false, status })
})

it('stops reading a stream that never ends', async () => {
  let pulled = 0
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(1024))
    },
  })
  await expect(readJsonBody(post(endless), 16 * 1024)).resolves.toMatchObject({ status: 413 })
  expect(pulled).toBeLessThan(40)
})

it('waits only so long for a body that comes too slowly (slowloris)', async () => {
  const slow = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) })
  await expect(readJsonBody(post(slow), 100, 20)).resolves.toMatchObject({ isRead: false, status: 408 })
})
