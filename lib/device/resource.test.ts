import { createResource } from './resource'

/** A reader whose answers come when the test says so. */
function aReader() {
  const answers = new Map<string, (value: string) => void>()
  const read = jest.fn((key: string) => new Promise<string>((resolve) => answers.set(key, resolve)))
  return { read, answer: (key: string) => answers.get(key)?.(`content of ${key}`) }
}

test('reads a key once, hands its content to every caller and tells the listeners', async () => {
  const { read, answer } = aReader()
  const { load, subscribe, get, getNone } = createResource(read)
  const listener = jest.fn()
  subscribe(listener)
  const [first, second] = [load('v1'), load('v1')]
  expect(get()).toBeNull()
  answer('v1')
  expect(await Promise.all([first, second])).toEqual(['content of v1', 'content of v1'])
  expect(get()).toBe('content of v1')
  expect(getNone()).toBeNull()
  expect(await load('v1')).toBe('content of v1')
  expect(read).toHaveBeenCalledTimes(1)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('tells no listener that has left', async () => {
  const { load, subscribe } = createResource(async (key) => key)
  const listener = jest.fn()
  subscribe(listener)()
  await load('v1')
  expect(listener).not.toHaveBeenCalled()
})

test('hands a failure to the caller, forgets it and reads again when asked again', async () => {
  const read = jest.fn(async (key: string) => key).mockRejectedValueOnce(new Error('offline'))
  const { load, get } = createResource(read)
  await expect(load('v1')).rejects.toThrow('offline')
  expect(get()).toBeNull()
  expect(await load('v1')).toBe('v1')
  expect(get()).toBe('v1')
})

test('reads a new key anew and keeps the content of the old one until then', async () => {
  const { read, answer } = aReader()
  const { load, get } = createResource(read)
  const old = load('v1')
  answer('v1')
  await old
  const fresh = load('v2')
  expect(get()).toBe('content of v1')
  answer('v2')
  expect(await fresh).toBe('content of v2')
  expect(get()).toBe('content of v2')
})

test('is not set back by an old key that arrives late', async () => {
  const { read, answer } = aReader()
  const { load, get } = createResource(read)
  const [old, fresh] = [load('v1'), load('v2')]
  answer('v2')
  await fresh
  answer('v1')
  expect(await old).toBe('content of v1')
  expect(get()).toBe('content of v2')
})
