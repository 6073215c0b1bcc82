import path from 'node:path'

/** The modules in which the schemas of pages and workers are made. Each may be the first that a browser loads. */
const MODULES = [
  'text/schema-parts',
  'money/schema',
  'universities/record/schema',
  'import/schema',
  'import/stored-entries',
  'scraper/browser/jobs',
  'scraper/shared/last-crawl',
  'scraper/shared/records',
]

/** Loads the module anew. Gives how often zod asked whether it may compile while schemas were made. */
async function countTries(name: string): Promise<number> {
  jest.resetModules()
  Reflect.deleteProperty(globalThis, '__zod_globalConfig')
  const tries = jest.spyOn(globalThis, 'Function')
  await import(path.join('..', name))
  const { z } = await import('zod')
  expect(z.object({ a: z.string() }).safeParse({}).success).toBe(false)
  const { length } = tries.mock.calls
  tries.mockRestore()
  return length
}

afterEach(() => Reflect.deleteProperty(globalThis, 'self'))

it.each(MODULES)('%s never tries to compile in a page or a worker (issue 15, 3)', async (name) => {
  Object.assign(globalThis, { self: globalThis })
  await expect(countTries(name)).resolves.toBe(0)
})

it('compiles on the server', async () => {
  expect(await countTries('import/schema')).toBeGreaterThan(0)
})
