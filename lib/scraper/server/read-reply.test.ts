import { ServiceError } from '../shared/service-error'
import { readReply } from './read-reply'

const LARGE = 'x'.repeat(300 * 1024)
const parse = (reply: unknown) => reply

/** An answer that pauses after its first, large part until the test lets it continue. */
function halfAnswer() {
  let finish = () => {}
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const encoder = new TextEncoder()
      controller.enqueue(encoder.encode(`"${LARGE}`))
      finish = () => {
        controller.enqueue(encoder.encode('"'))
        controller.close()
      }
    },
  })
  return { response: new Response(body), finish: () => finish() }
}

afterEach(() => jest.useRealTimers())

it('gives the JSON of an answer, and nothing where it is none', async () => {
  await expect(readReply(Response.json({ a: 1 }), { isPaid: false, parse })).resolves.toEqual({ a: 1 })
  await expect(readReply(new Response('<html>'), { isPaid: false, parse })).resolves.toBeUndefined()
})

it('reads four large answers at once, lets small ones pass, and has a fifth wait (issue 15, 5)', async () => {
  const halves = Array.from({ length: 5 }, halfAnswer)
  const done: number[] = []
  const reads = halves.map(({ response }, at) =>
    readReply(response, { isPaid: false, parse: () => void done.push(at) }),
  )
  await expect(readReply(Response.json('small'), { isPaid: false, parse })).resolves.toBe('small')
  halves[4]?.finish()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(done).toEqual([])
  halves[0]?.finish()
  await Promise.all([reads[0], reads[4]])
  expect(done).toEqual([0, 4])
  for (const { finish } of halves.slice(1, 4)) finish()
  await Promise.all(reads)
})

it.each([
  [false, 5_000],
  [true, 30_000],
])('refuses an answer that waited in vain, one that was paid for (%s) after %i ms', async (isPaid, ms) => {
  jest.useFakeTimers()
  const halves = Array.from({ length: 5 }, halfAnswer)
  const [fifth, ...others] = halves.reverse().map(({ response }) => response)
  const reads = others.map((response) => readReply(response, { isPaid: false, parse }))
  await jest.advanceTimersByTimeAsync(1)
  const refused = readReply(fifth ?? new Response(), { isPaid, parse }).catch((error: unknown) => error)
  const settled = jest.fn()
  void refused.then(settled)
  await jest.advanceTimersByTimeAsync(ms - 10)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(20)
  await expect(refused).resolves.toEqual(
    new ServiceError(503, 'This site is reading too many large results at once.', {
      kind: 'request',
      retryAfterSeconds: 5,
    }),
  )
  for (const { finish } of halves.slice(1)) finish()
  await Promise.all(reads)
})

it('gives its place back when reading or using fails', async () => {
  for (let count = 0; count < 6; count += 1) {
    const fail = () => {
      throw new Error('unusable')
    }
    await expect(readReply(Response.json(LARGE), { isPaid: false, parse: fail })).rejects.toThrow('unusable')
  }
})

it('takes marks in a text for no parts', async () => {
  const text = '[{,"\\'.repeat(100_000)
  await expect(readReply(Response.json(text), { isPaid: false, parse })).resolves.toBe(text)
})
