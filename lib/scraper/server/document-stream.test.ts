import { readDocuments } from './document-stream'

/** An answer that comes in pieces of so many bytes. */
function inPieces(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
  return new Response(body)
}

async function read(response: Response, { drop = 0, most = Infinity } = {}) {
  const documents: (string | null)[] = []
  const onDocument = (json: string | null) => documents.length < most && documents.push(json) > 0
  const head = await readDocuments(response, { drop, onDocument }, async () => {})
  return { documents, head: head && JSON.parse(head) }
}

const counters = { success: true, status: 'completed', completed: 3, next: 'https://a.example/?skip=[3' }
const data = [{ markdown: 'é, "[{\\' }, { links: [['x'], []], data: [{ a: 1 }] }, {}]
const texts = data.map((document) => JSON.stringify(document))

it.each([1, 2, 7, 1_000])('splits a status that comes in pieces of %i bytes', async (size) => {
  const first = JSON.stringify({ ...counters, data })
  await expect(read(inPieces(first, size))).resolves.toEqual({
    documents: texts,
    head: { ...counters, data: [] },
  })
  const last = JSON.stringify({ nested: { data: [1] }, data, ...counters }, null, 2)
  const { documents, head } = await read(inPieces(last, size))
  expect(documents.map((json) => JSON.parse(json ?? ''))).toEqual(data)
  expect(head).toEqual({ nested: { data: [1] }, data: [], ...counters })
})

it('lets the first documents pass unread, and reads no further than is wanted', async () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ at, markdown: 'x'.repeat(1_000) }))
  const cancel = jest.fn()
  const whole = inPieces(JSON.stringify({ ...counters, data: many }), 1_000)
  const { body } = whole
  const stream = body?.pipeThrough(new TransformStream({ flush: cancel })) ?? null
  const { documents, head } = await read(new Response(stream), { drop: 10, most: 2 })
  expect(documents.map((json) => JSON.parse(json ?? '').at)).toEqual([10, 11])
  expect(head).toEqual({ ...counters, data: [] })
  expect(cancel).not.toHaveBeenCalled()
})

it('reads the counters alone', async () => {
  const response = inPieces(JSON.stringify({ ...counters, data }), 20)
  const head = await readDocuments(response, { drop: 0, onDocument: null }, async () => {})
  expect(JSON.parse(head ?? '')).toEqual({ ...counters, data: [] })
})

it('leaves out what is too large, and goes on after it', async () => {
  const giant = { markdown: 'x'.repeat(13 * 1024 * 1024) }
  const crumbs = { links: Array.from({ length: 210_000 }, () => 0) }
  const response = inPieces(JSON.stringify({ ...counters, data: [giant, {}, crumbs, {}] }), 65_536)
  await expect(read(response)).resolves.toMatchObject({ documents: [null, '{}', null, '{}'] })
})

it('gives up where the counters never end', async () => {
  const response = inPieces(JSON.stringify({ error: 'x'.repeat(400_000) }), 65_536)
  await expect(read(response)).resolves.toMatchObject({ head: null })
})

it('passes on an answer that is no status', async () => {
  await expect(
    readDocuments(new Response('<html>[]'), { drop: 0, onDocument: null }, async () => {}),
  ).resolves.toBe('<html>[]')
})
