// @ts-check
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** A failure whose message is all the reader needs; it is printed without a stack. */
export class PlainError extends Error {}

/**
 * Writes a line to standard output.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

const BINARIES = {
  eslint: 'eslint/bin/eslint.js',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
}

/**
 * An installed tool as a command of Node's own, which needs no shell on any system.
 * @param {keyof typeof BINARIES} name
 * @param {string[]} args
 */
export function tool(name, ...args) {
  return [process.execPath, path.join(ROOT, 'node_modules', BINARIES[name]), ...args]
}

/** The folder that the build makes for `npm start` and the container: the server with all it needs. */
export const STANDALONE = path.join('.next', 'standalone')

/** The built site's server as a command, which is package.json's `start`. It reads HOSTNAME and PORT. */
export const server = (folder = ROOT) => [
  process.execPath,
  // The catalogue, the cached pages and four large reads of the scraper fit in. With 224 MB, twelve visitors who read pages
  // of 10 MiB at once ended a server that had worked through all tests.
  '--max-old-space-size=320',
  path.join(folder, STANDALONE, 'server.js'),
]

/**
 * Beside it: glibc keeps what it frees for each thread apart, which takes 30 MB more with 300 clients. Other systems don't read
 * it. The Containerfile says the same, which a test holds.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' }

/** @param {string[]} args */
export function npm(...args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return [process.execPath, script, ...args]
  return process.platform === 'win32' ? ['cmd', '/c', 'npm', ...args] : ['npm', ...args]
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** The exit code to end with once everything that runs has ended; null until there is an interrupt. */
let interruptedCode = /** @type {number | null} */ (null)

/**
 * Runs a command in the repository. Its input is closed, and its output passed through: as it comes, or in one piece
 * when the command has ended (`isHeld`), for commands that run beside another.
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, timeoutMs?: number, isHeld?: boolean }} [options]
 * @returns {Promise<number>} the exit code; 1 when the command could not be started or was ended by a signal
 */
export function run([file = '', ...args], { env = {}, timeoutMs, isHeld = false } = {}) {
  return new Promise((resolve) => {
    const output = isHeld ? 'pipe' : 'inherit'
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      timeout: timeoutMs,
    })
    /** @type {Buffer[]} */
    const held = []
    child.stdout?.on('data', (part) => held.push(part))
    child.stderr?.on('data', (part) => held.push(part))
    running.add(child)
    const end = (/** @type {number | null} */ code) => {
      running.delete(child)
      if (interruptedCode === null) resolve(code ?? 1)
      else if (running.size === 0) process.exit(interruptedCode)
    }
    child.once('error', (error) => {
      console.error(error.message)
      end(1)
    })
    child.once(isHeld ? 'close' : 'exit', (/** @type {number | null} */ code) => {
      if (held.length > 0) process.stdout.write(Buffer.concat(held))
      end(code)
    })
  })
}

/**
 * The sentence of an error that a person can mend: a plain one, or a mistyped option; null for one of the program.
 * @param {unknown} error
 */
function sentenceOf(error) {
  if (error instanceof PlainError) return error.message
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error ?? {})
  return code?.startsWith?.('ERR_PARSE_ARGS') ? (message.split('. ')[0] ?? message) : null
}

/**
 * Runs a script's main function. An error that a person can mend is printed as a sentence. An interrupt reaches whatever is running, and
 * the script ends when that has ended.
 * @param {() => Promise<number>} main returns the exit code
 * @param {{ whenInterrupted?: number }} [options] the exit code after Ctrl-C
 */
export async function start(main, { whenInterrupted = 130 } = {}) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      interruptedCode = whenInterrupted
      if (running.size === 0) process.exit(whenInterrupted)
      // A terminal sends Ctrl-C to the children as well; twice would cut their own clean-up short.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) for (const child of running) child.kill(signal)
    })
  }
  try {
    process.exitCode = await main()
  } catch (error) {
    const sentence = sentenceOf(error)
    console.error(sentence === null ? error : `\n${sentence}`)
    process.exitCode = 1
  }
}
