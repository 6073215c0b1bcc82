// @ts-check
import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ name: 'Firefox' | 'WebKit', program: string }} InstalledEngine */
/** @typedef {{ name: 'Firefox' | 'WebKit', packages: readonly string[] }} MissingEngine */

/** The drivers of each engine, by the names that its program has, and Debian's packages that contain them. */
const ENGINES = /** @type {const} */ ([
  { name: 'Firefox', programs: ['firefox-esr', 'firefox'], also: [], packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    programs: ['WebKitWebDriver'],
    // It opens a window, for which it needs a screen.
    also: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
])

/**
 * The browser engines besides Chromium that can be driven here, and those that cannot. FIREFOX_PATH names another
 * Firefox than the installed one.
 * @param {Record<string, string | undefined>} [env]
 * @returns {{ installed: InstalledEngine[], missing: MissingEngine[] }}
 */
export function findEngines({ PATH = '', FIREFOX_PATH } = process.env) {
  const find = (/** @type {string} */ name) =>
    PATH.split(path.delimiter)
      .map((folder) => path.join(folder, name))
      .find((file) => fs.existsSync(file))
  /** @type {InstalledEngine[]} */
  const installed = []
  /** @type {MissingEngine[]} */
  const missing = []
  for (const { name, programs, also, packages } of ENGINES) {
    const named = name === 'Firefox' ? FIREFOX_PATH : undefined
    const program = named ?? programs.map(find).find((file) => file !== undefined)
    if (program && also.every(find)) installed.push({ name, program })
    else missing.push({ name, packages })
  }
  return { installed, missing }
}

/**
 * Advice on engines that are not installed, a line each.
 * @param {readonly MissingEngine[]} missing
 */
export function sayMissing(missing) {
  return missing.map(
    ({ name, packages }) =>
      `${name} is not installed, so nothing is tried in it. On Debian: apt-get install ${packages.join(' ')}`,
  )
}
