// @ts-check
import { TestEnvironment } from 'jest-environment-node'

/** See `lib/once-per-process.ts`, which keeps under this symbol what is costly to make. */
const KEPT = Symbol.for('meridian.once-per-process')

/**
 * Data that is read from `data/` and never changed. All other values of a process are made anew for each file of tests.
 */
const CATALOGUE = [
  'universities',
  'scholarships',
  'scholarship index',
  'national rules',
  'price levels',
  'programmes',
  'subjects',
]

/** @type {Map<string, unknown>} */
const shared = new Map()

/** The stored values of one file of tests: its own, and the catalogue of its process. */
class Kept extends Map {
  /** @param {string} name */
  has(name) {
    return super.has(name) || shared.has(name)
  }

  /** @param {string} name */
  get(name) {
    return shared.has(name) ? shared.get(name) : super.get(name)
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  set(name, value) {
    if (CATALOGUE.includes(name)) shared.set(name, value)
    else super.set(name, value)
    return this
  }
}

/**
 * Node's environment, in which the files of tests that one process runs read the catalogue once between them. A server
 * does so, too. Reading takes two seconds, and a dozen files need it. Next's transformer knows the environment of a server
 * by this file's name.
 */
export default class ServerEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args)
    Object.assign(this.global, { [KEPT]: new Kept() })
  }

  async teardown() {
    Reflect.deleteProperty(this.global, KEPT)
    await super.teardown()
  }
}
