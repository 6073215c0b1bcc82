import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { config as middleware } from '@/middleware'
import config from '@/next.config'

// Next reads the middleware's paths before it runs any code, so they stand there as text.
it('lets caches keep the pages whose addresses the middleware makes one, and no other', async () => {
  const rules = (await config.headers?.()) ?? []
  const kept = rules.filter(({ headers }) => headers.some(({ value }) => value === CATALOGUE_CACHE))
  expect(kept.map(({ source }) => source)).toEqual(middleware.matcher)
})
