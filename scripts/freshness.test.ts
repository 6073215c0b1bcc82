import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { complainAboutNode, isBuildStale, isInstalled, noteBuild } from './freshness.mjs'

test('Node is wanted from 20.9 on', () => {
  expect(complainAboutNode('20.9.0')).toBeNull()
  expect(complainAboutNode('24.1.0')).toBeNull()
  expect(complainAboutNode('20.8.1')).toContain('this is Node 20.8.1')
  expect(complainAboutNode('18.20.0')).toContain('20.9')
})

describe('the installed packages', () => {
  const wanted = {
    packages: { '': { version: '1.0.0' }, a: { version: '1.0.0' }, b: { version: '2.0.0', optional: true } },
  }

  test('are current when each has its version; optional ones may be missing, further ones may be there', () => {
    expect(isInstalled(wanted, { packages: { a: { version: '1.0.0' }, c: { version: '3.0.0' } } })).toBe(true)
  })

  test('are not when one is missing, in another version, or nothing is installed', () => {
    expect(isInstalled(wanted, { packages: {} })).toBe(false)
    expect(isInstalled(wanted, { packages: { a: { version: '1.0.1' } } })).toBe(false)
    expect(isInstalled(wanted, null)).toBe(false)
  })
})

describe('a build', () => {
  let folder: string
  /** A build that was whole at that time. */
  const build = (seconds: number, environment?: Record<string, string>) => {
    fs.mkdirSync(path.join(folder, '.next'), { recursive: true })
    noteBuild(folder, environment)
    fs.utimesSync(path.join(folder, '.next/built-with'), seconds, seconds)
  }
  const touch = (file: string, seconds: number) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), '')
    fs.utimesSync(path.join(folder, file), seconds, seconds)
  }

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'freshness-'))
    touch('app/deep/page.tsx', 100)
    for (const entry of ['app/deep', 'app']) fs.utimesSync(path.join(folder, entry), 100, 100)
  })

  afterEach(() => fs.rmSync(folder, { recursive: true }))

  test('that is not there, or was cut short, is stale', () => {
    expect(isBuildStale(folder)).toBe(true)
    touch('.next/BUILD_ID', 200)
    expect(isBuildStale(folder)).toBe(true)
  })

  test('that is newer than every source is fresh', () => {
    build(200)
    expect(isBuildStale(folder)).toBe(false)
  })

  test('is stale when a source changed or was removed since', () => {
    build(200)
    touch('app/deep/page.tsx', 300)
    expect(isBuildStale(folder)).toBe(true)
    fs.rmSync(path.join(folder, 'app/deep/page.tsx'))
    expect(isBuildStale(folder)).toBe(true)
  })

  test.each(['OFFLINE_READING', 'SITE_URL', 'HSTS_PRELOAD'])('is stale when %s has changed since', (name) => {
    const environment = { SITE_URL: 'https://meridian.example' }
    build(200, environment)
    expect(isBuildStale(folder, ['app'], environment)).toBe(false)
    expect(isBuildStale(folder, ['app'], { ...environment, [name]: 'other' })).toBe(true)
  })

  test.each(['instrumentation.ts', 'mdx-components.tsx', 'package.json', 'tsconfig.json'])(
    'is stale when %s has changed since',
    (file) => {
      build(200)
      touch(file, 300)
      expect(isBuildStale(folder)).toBe(true)
    },
  )
})
