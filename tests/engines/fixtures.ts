import { writeFile } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { startFirefox } from './firefox'
import type { Engine, Target, Visitor } from './visitor'
import { startWebKit } from './webkit'

export type Options = { engineName: 'Firefox' | 'WebKit'; program: string }
export type Width = { width: number }

const sitePort = Number(process.env.MERIDIAN_PORT)
/** Each worker looks for ports of its own from here on. */
const FREE_PORTS = 3900

export const freePorts = (workerIndex: number) => FREE_PORTS + workerIndex * 10

/** A visitor in the project's engine and width. Whatever the console says during the visit fails the test. */
export const test = base.extend<
  Width & { visitor: Visitor; allowNoise: RegExp[]; origin: string },
  Options & { engine: Engine }
>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  program: ['', { option: true, scope: 'worker' }],
  width: [1280, { option: true }],
  allowNoise: [[], { option: true }],
  origin: `http://127.0.0.1:${sitePort}`,
  engine: [
    async ({ engineName, program }, provide, { workerIndex }) => {
      const engine = await (engineName === 'Firefox'
        ? startFirefox(program)
        : startWebKit(program, freePorts(workerIndex)))
      await provide(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ engine, origin, width, allowNoise }, provide, testInfo) => {
    const visitor = await engine.visit({ origin, width, height: 800 })
    await provide(visitor)
    if (testInfo.status !== testInfo.expectedStatus) {
      const page = await visitor.run(() => `${location.href}\n${document.body.innerText}`)
      await writeFile(testInfo.outputPath('page.txt'), page)
    }
    const heard = await visitor.noise()
    await visitor.leave()
    const noise: string[] = []
    for (const line of heard) {
      if (!allowNoise.some((pattern) => pattern.test(line)) && !(await isOfLeftPage(line))) noise.push(line)
    }
    expect(noise, 'the console is quiet').toEqual([])
  },
})

/**
 * A click before the script is loaded opens a whole page, and WebKit reports the files that the left page was still
 * loading as failed. The server has such a file; a missing one is a fault.
 */
async function isOfLeftPage(line: string): Promise<boolean> {
  const url = /^Failed to load (http\S+\/_next\/static\/\S+)$/.exec(line)?.[1]
  return url !== undefined && (await fetch(url)).ok
}

/** The target comes into view. */
export async function see(visitor: Visitor, target: Target) {
  await expect.poll(() => visitor.texts(target), { message: nameOf(target) }).not.toEqual([])
}

/** The target goes, or never was there. */
export async function miss(visitor: Visitor, target: Target) {
  await expect.poll(() => visitor.texts(target), { message: `no ${nameOf(target)}` }).toEqual([])
}

export async function seeAddress(visitor: Visitor, address: string | RegExp) {
  const matcher = expect.poll(() => visitor.address())
  await (typeof address === 'string' ? matcher.toBe(address) : matcher.toMatch(address))
}

/** The page is no wider than the window. */
export async function expectFit(visitor: Visitor) {
  const beyond = await visitor.run(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, `pixels beyond the window at ${await visitor.address()}`).toBeLessThanOrEqual(0)
}

const nameOf = (target: Target) =>
  'text' in target ? `text ${target.text}` : `${target.role} ${target.name ?? ''}`
