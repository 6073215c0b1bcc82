// @ts-check
/* eslint-disable @typescript-eslint/no-require-imports -- Jest requires this file, and Node 20 requires no ES module. */
const { AsyncLocalStorage } = require('node:async_hooks')
const { Script, SyntheticModule } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/**
 * The part of Jest's runtime that compiles a module, which no type tells of.
 * @typedef {object} Executor
 * @property {string[]} injectedModuleParameters
 * @property {(source: string, filename: string) => Function | null} compile
 */

/** @type {Map<string, { source: string, script: Script }>} */
const compiled = new Map()

/**
 * The storages that this file of tests has used.
 * @type {Set<AsyncLocalStorage<unknown>>}
 */
const storages = new Set()

const { run } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype.run = function runAndNote(/** @type {any[]} */ ...args) {
  storages.add(this)
  return Reflect.apply(run, this, args)
}

/**
 * Switches off the storages that a file of tests leaves behind. Jest makes one for each file (jest-circus's
 * `testExecutionContext`). In Node before 24 each promise of a process writes a property for every one that was ever used: after
 * 500 files that takes a seventh of the time. This can go when Node 24 is the oldest (https://github.com/nodejs/node/pull/55552).
 */
function disableStorages() {
  for (const storage of storages) storage.disable()
  storages.clear()
}

/**
 * Jest's runtime, in which a process compiles each module once. Jest itself compiles it anew for each file of tests that
 * imports it: React, zod and Jest's own matchers some 600 times, which took a fifth of the time of a small file. Modules
 * are run anew for each file as ever: only their code is kept.
 */
class CompilingOnce extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args)
    const [, environment, , , , , testPath] = args
    const { executor } = /** @type {{ executor?: Executor }} */ (/** @type {unknown} */ (this))
    if (typeof executor?.compile !== 'function' || !Array.isArray(executor.injectedModuleParameters))
      throw new Error(
        'This version of Jest compiles modules elsewhere: tests/setup/jest-runtime.js has to follow.',
      )
    // Node with --experimental-vm-modules can load native modules, for which Jest's own way is needed.
    if (SyntheticModule !== undefined) return
    const compile = executor.compile.bind(executor)
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`

    executor.compile = (source, filename) => {
      const context = environment.getVmContext()
      // No other file of tests imports this one.
      if (context === null || filename === testPath) return compile(source, filename)
      const known = compiled.get(filename)
      if (known?.source === source) return known.script.runInContext(context)
      try {
        const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
        compiled.set(filename, { source, script })
        return script.runInContext(context)
      } catch {
        // Jest tells more of what is wrong with a source.
        return compile(source, filename)
      }
    }
  }

  teardown() {
    super.teardown()
    disableStorages()
  }
}

module.exports = CompilingOnce
