import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { findFreePort } from '@/scripts/ports.mjs'
import { expect, test as base } from './fixtures'

const FIRST_PORT = 3290
/** The list whose files are made from the fewest records. All have one search. */
const LIST = '/scholarships?tab=browse'
/** A page is compiled when somebody first opens it, here beside other tests. */
const COMPILED = { timeout: 300_000 }

/** `npm run dev`, under an address that it does not print. */
const test = base.extend({
  baseURL: async ({}, provide) => {
    const port = await findFreePort(FIRST_PORT)
    const server = spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'dev', '--port', String(port)],
      { env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' } },
    )
    let said = ''
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text))
    // All that it and its own processes say has been read by then.
    const ended = once(server, 'close')
    try {
      await expect.poll(() => said, COMPILED).toContain('Ready')
      await provide(`http://127.0.0.1:${port}`)
      expect(server.exitCode, `it ended by itself: ${said}`).toBeNull()
    } finally {
      server.kill()
      await ended
    }
  },
})

test('npm run dev answers searches and the page after them, and never reloads one by itself (issue 15, 23)', async ({
  page,
}) => {
  test.setTimeout(600_000)
  page.setDefaultTimeout(COMPILED.timeout)
  const documents: string[] = []
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) documents.push(pathname)
    if (pathname.startsWith('/catalogue/')) files.add(pathname)
  })

  await page.goto(LIST, { timeout: COMPILED.timeout })
  const search = page.getByRole('searchbox')
  await search.pressSequentially('chevening')
  await expect(page).toHaveURL(/[?&]search=chevening/, COMPILED)
  // React shows the list of the server until that of the browser is whole, so there may be two.
  const found = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link', { name: /^Chevening/ })
  await expect(found.first()).toBeVisible(COMPILED)
  // See lib/web/params-to-build.ts: what several requests write at once would end every answer.
  await expect.poll(() => files.size, COMPILED).toBeGreaterThan(1)

  // Every answer failed from there on, so a page that is compiled already tells as much as another one.
  const next = await page.goto(LIST, { timeout: COMPILED.timeout })
  expect(next?.status()).toBe(200)
  expect(documents).toEqual(['/scholarships', '/scholarships'])
  const written: unknown = JSON.parse(fs.readFileSync('.next/dev/prerender-manifest.json', 'utf8'))
  expect(written).toEqual(expect.objectContaining({ routes: {}, dynamicRoutes: {} }))
})
