import { execFileSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.join(__dirname, '..')

/** Reads the configuration as `next start` does, and prints the native modules that were loaded for it. */
const READ = `
  const { default: loadConfig } = require('next/dist/server/config')
  loadConfig('phase-production-server', process.cwd()).then(({ compress }) =>
    console.log(JSON.stringify({ compress, libraries: process.report.getReport().sharedObjects })))`

function readConfig(environment: Record<string, string> = {}): { compress: boolean; libraries: string[] } {
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
