import { readText } from './read-text'

it('reads a text that a letter of several bytes is cut in, up to the limit', async () => {
  const bytes = new TextEncoder().encode('aé')
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 2))
      controller.enqueue(bytes.slice(2))
      controller.close()
    },
  })
  await expect(readText(new Response(body), 3)).resolves.toBe('aé')
})

it('reads nothing as an empty text', async () => {
  await expect(readText(new Response(null), 3)).resolves.toBe('')
})

it('stops at the first byte over the limit', async () => {
  const cancel = jest.fn()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new Uint8Array(2)),
    cancel,
  })
  await expect(readText(new Response(body), 3)).resolves.toBeNull()
  expect(cancel).toHaveBeenCalled()
})

it('says once that a text is large, pauses until it may go on, and stops when it may not', async () => {
  const response = () =>
    new Response(
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        start(controller) {
          for (const letter of 'abcd') controller.enqueue(new TextEncoder().encode(letter))
          controller.close()
        },
      }),
    )
  const onLarge = jest.fn(async () => {})
  await expect(readText(response(), 9, { large: { above: 2, onLarge } })).resolves.toBe('abcd')
  expect(onLarge).toHaveBeenCalledTimes(1)
  await expect(readText(response(), 9, { large: { above: 4, onLarge } })).resolves.toBe('abcd')
  expect(onLarge).toHaveBeenCalledTimes(1)
  onLarge.mockRejectedValueOnce(new Error('no'))
  await expect(readText(response(), 9, { large: { above: 2, onLarge } })).rejects.toThrow('no')
})
