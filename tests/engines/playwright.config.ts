import path from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'
import { findEngines } from '../../scripts/engine-programs.mjs'
import type { Options, Width } from './fixtures'

const ROOT = path.join(__dirname, '../..')

const WIDTHS = [390, 1280]

/** Started through `npm run test:engines`, which makes the build and chooses a free port. */
export default defineConfig<Width, Options>({
  testDir: '.',
  outputDir: path.join(ROOT, 'test-results/engines'),
  fullyParallel: true,
  forbidOnly: base.forbidOnly,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalTimeout: 12 * 60_000,
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: ROOT })),
  projects: findEngines().installed.flatMap(({ name, program }) =>
    WIDTHS.map((width, at) => ({
      name: `${name} at ${width} px`,
      // The width has no effect on the pages saved for reading offline.
      testIgnore: at > 0 ? 'offline.spec.ts' : [],
      use: { engineName: name, program, width },
    })),
  ),
})
