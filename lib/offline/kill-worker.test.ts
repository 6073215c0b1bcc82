import { CACHES } from './rules'

type Listener = (event: { waitUntil: (done: Promise<void>) => void }) => void

const listeners = new Map<string, Listener>()
const skipWaiting = jest.fn(async () => {})
const unregister = jest.fn(async () => true)
let names: string[]

beforeEach(async () => {
  names = [...Object.values(CACHES), 'meridian-catalogue-abc', 'another-program']
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      skipWaiting,
      registration: { unregister },
    },
    caches: {
      keys: async () => [...names],
      delete: async (name: string) => {
        names = names.filter((other) => other !== name)
        return true
      },
    },
  })
  jest.resetModules()
  await import('./kill-worker')
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'self')
  Reflect.deleteProperty(globalThis, 'caches')
})

async function dispatch(type: string) {
  const work: Promise<void>[] = []
  listeners.get(type)?.({ waitUntil: (done) => work.push(done) })
  await Promise.all(work)
}

it('takes the place of the worker before it at once', async () => {
  await dispatch('install')
  expect(skipWaiting).toHaveBeenCalledTimes(1)
})

it('deletes all that the site saved, and nothing else, and leaves', async () => {
  await dispatch('activate')
  expect(names).toEqual(['another-program'])
  expect(unregister).toHaveBeenCalledTimes(1)
})
