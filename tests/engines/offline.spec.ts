import { expect } from '@playwright/test'
import { findFreePort } from '../../scripts/ports.mjs'
import { filesOf, missingOf, readSaved } from '../fixtures/kept-files'
import { freePorts, see, seeAddress, test as base } from './fixtures'
import { openRelay, type Relay } from './relay'
import type { Visitor } from './visitor'

/** The visitor comes over a way of its own, which can be cut. */
const test = base.extend<{ relay: Relay }>({
  relay: async ({}, provide, { workerIndex }) => {
    const port = await findFreePort(freePorts(workerIndex))
    const relay = await openRelay(port, Number(process.env.MERIDIAN_PORT))
    await provide(relay)
    await relay.cut()
  },
  origin: ({ relay }, provide) => provide(relay.origin),
  // The browser itself logs what it cannot fetch without a connection, and what a page that is left was still loading.
  allowNoise: [
    [
      /NETWORK ERROR|Failed to (load resource|fetch RSC payload)|Could not connect|NetworkError/,
      /ServiceWorker intercepted the request and encountered an unexpected error/,
    ],
    { scope: 'test' },
  ],
})

const PROFILE = '/universities/university-of-oxford'

/** Waits until the page is saved, and all that it may load later with it. */
async function expectSaved(visitor: Visitor, origin: string, path: string) {
  const files = await filesOf(origin, path)
  const missing = async () => missingOf(files, await visitor.run(readSaved))
  await expect.poll(missing, { timeout: 40_000, intervals: [500] }).toEqual([])
}

test('offline: pages that were kept are read again and again', async ({ visitor, relay }) => {
  for (const path of [PROFILE, '/universities']) {
    await visitor.open(path)
    await visitor.click({ role: 'button', name: /^Keep .+ for offline/ })
    await expectSaved(visitor, relay.origin, path)
  }
  await relay.cut()
  for (let round = 1; round <= 3; round += 1) {
    await visitor.open(PROFILE)
    await see(visitor, { role: 'heading', name: 'University of Oxford' })
    await visitor.open('/universities')
    await see(visitor, { role: 'heading', name: /^Results: 1-9 of / })
  }
  // The scripts that the lines above may have dropped are there.
  await visitor.type({ role: 'searchbox', name: 'Search' }, 'eth zurich')
  await seeAddress(visitor, '/universities?search=eth+zurich')
  await see(visitor, { role: 'heading', name: 'ETH Zurich' })
  await visitor.open('/terms')
  await seeAddress(visitor, '/terms')
  await see(visitor, { role: 'heading', name: 'This page is not saved on your device' })
  await relay.join()
  // Testing Library takes no <a href=""> for a link.
  await visitor.click({ text: 'Try this page again' })
  await see(visitor, { role: 'heading', name: /^Terms/ })
})
