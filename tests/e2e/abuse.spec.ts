import { tryAddresses } from '../abuse/addresses'
import { tryClocks } from '../abuse/clocks'
import { tryForgedHosts } from '../abuse/headers'
import { tryStorage } from '../abuse/storage'
import type { Tally } from '../abuse/tally'
import { expect, test } from './fixtures'

/** The quick part of `npm run abuse`. */
const port = Number(process.env.MERIDIAN_PORT ?? 3210)
const ADDRESSES = 40

function expectNoFailure({ asked, tried, failures }: Tally, least: number) {
  expect(failures).toEqual([])
  expect(tried).toBe(asked)
  expect(tried).toBeGreaterThanOrEqual(least)
}

test.describe.configure({ timeout: 180_000 })

test('hostile requests over every route are answered as they should', async () => {
  expectNoFailure(await tryAddresses(port, { count: ADDRESSES, seed: 2 }), ADDRESSES)
})

test('no forged sender is believed, and no forged host repeated', async () => {
  expectNoFailure(await tryForgedHosts(port), 100)
})

test('pages open with a broken storage', async ({ browser, baseURL }) => {
  expectNoFailure(await tryStorage(browser, String(baseURL), { every: 116 }), 2)
})

test('pages open with a wrong clock', async ({ browser, baseURL }) => {
  expectNoFailure(await tryClocks(browser, String(baseURL), { every: 10 }), 4)
})
