import os from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/chromium-args.mjs'

const port = Number(process.env.MERIDIAN_PORT ?? 3210)
const firecrawlPort = Number(process.env.MERIDIAN_FIRECRAWL_PORT ?? port + 1)
const isCi = Boolean(process.env.CI)

/**
 * No page of a test lives long enough to gain by what Chromium compiles once more for speed. It took a fifteenth of the time.
 */
const BASELINE_CODE = '--js-flags=--no-opt,--no-maglev'

// All tests wait for one server, which loads the catalogue and collects its memory for seconds. Twelve busy browsers made half
// a minute of them, in which nothing was answered. A browser has the priority of the worker that starts it.
if (process.env.TEST_WORKER_INDEX) os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

/** Started through `npm run test:e2e`, which finds the browser, makes the build and chooses a free port. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  // Two cores are busy with three, until tests wait for a service, for a pause or for being offline.
  workers: 4,
  // A test that passes only the second time hides a fault of the site or of the test. `npm test` tries twice.
  retries: 0,
  // Limits only end what hangs. They are several times what a quiet machine takes, because a CI's may be slow or busy.
  timeout: 60_000,
  // `npm test` leaves less when its other steps have taken long, so that it can still say what passed.
  globalTimeout: Number(process.env.MERIDIAN_E2E_LIMIT_MS) || 25 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // Traces cost time: `npm run test:e2e -- <file> --trace on` makes them.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    // Tests can't hold back, change or count the requests that a service worker answers; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.MERIDIAN_CHROMIUM, args: [...CHROMIUM_ARGS, BASELINE_CODE] },
  },
  webServer: [
    {
      command: 'npm start',
      url: `http://127.0.0.1:${port}/universities`,
      timeout: 120_000,
      reuseExistingServer: false,
      env: {
        HOSTNAME: '127.0.0.1',
        PORT: String(port),
        // Compressing scripts anew for each visit takes the server longer than making the page.
        COMPRESSION: 'off',
        // A busy machine would use a connection again at the moment at which the server closes it, after five seconds.
        KEEP_ALIVE_TIMEOUT: '60000',
        FIRECRAWL_API_URL: `http://127.0.0.1:${firecrawlPort}`,
        // All tests come from one address.
        SCRAPER_REQUESTS_PER_MINUTE: '1000000',
      },
    },
    {
      command: `node node_modules/tsx/dist/cli.mjs tests/fixtures/firecrawl-server.cli.ts --port ${firecrawlPort}`,
      url: `http://127.0.0.1:${firecrawlPort}/stand-in/requests`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
})
