import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { CATALOGUE_CACHE } from '@/lib/http/headers.mjs'
import { config as middleware } from '@/middleware'

const ROOT = path.join(__dirname, '..')

/** Reads the configuration as `next start` does, and prints the native modules that were loaded for it. */
const READ = `
  const { default: loadConfig } = require('next/dist/server/config')
  loadConfig('phase-production-server', process.cwd()).then(async ({ compress, headers }) => {
    const libraries = process.report.getReport().sharedObjects
    console.log(JSON.stringify({ compress, libraries, rules: await headers() }))
  })`

type Config = {
  compress: boolean
  libraries: string[]
  rules: { source: string; headers: { key: string; value: string }[] }[]
}

function readConfig(environment: Record<string, string> = {}): Config {
  const env = { ...process.env, NODE_ENV: 'production' as const, ...environment }
  return JSON.parse(execFileSync(process.execPath, ['-e', READ], { cwd: ROOT, env, encoding: 'utf8' }))
}

it('is read without the compiler, which would stay in the memory of every server', () => {
  expect(readConfig().libraries.filter((file) => /swc|esbuild/.test(file))).toEqual([])
})

it('leaves compression to a proxy where the operator says so', () => {
  expect(readConfig({ COMPRESSION: 'on' }).compress).toBe(true)
  expect(readConfig({ COMPRESSION: 'off' }).compress).toBe(false)
})

// Next reads the middleware's paths before it runs any code, so they stand there as text.
it('lets caches keep the pages whose addresses the middleware makes one, and no other', () => {
  const kept = readConfig().rules.filter(({ headers }) =>
    headers.some(({ value }) => value === CATALOGUE_CACHE),
  )
  expect(kept.map(({ source }) => source)).toEqual(middleware.matcher)
})
