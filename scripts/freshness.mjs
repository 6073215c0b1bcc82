// @ts-check
import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }> }} Lockfile */

const OLDEST_NODE = [20, 9]

/**
 * Null when this Node is new enough, else what to do about it.
 * @param {string} version as in `process.versions.node`
 */
export function complainAboutNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null
  return `Meridian needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${version}. Install a newer one from https://nodejs.org and try again.`
}

/**
 * Whether every package of the lockfile is installed in its exact version. Optional packages are for some systems
 * only, so their absence says nothing. Contents are compared, because a checkout gives files any date.
 * @param {Lockfile} wanted `package-lock.json`
 * @param {Lockfile | null} installed `node_modules/.package-lock.json`, which npm writes last; null when there is none
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false
  return Object.entries(wanted.packages ?? {}).every(
    ([name, { version, optional, devOptional, link }]) =>
      name === '' ||
      optional ||
      devOptional ||
      link ||
      version === undefined ||
      installed.packages?.[name]?.version === version,
  )
}

/** The sources of a build. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'data',
  'public',
  'instrumentation.ts',
  'mdx-components.tsx',
  'middleware.ts',
  'next.config.ts',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
  'scripts/no-styles-loader.mjs',
  'scripts/site-styles-loader.mjs',
  'package-lock.json',
]

/** `data/workshop` makes files of `data` and is no part of the site. */
const WORKSHOP = 'workshop'

/** The variables that a build is made with. Pages and the service worker keep what they said. */
const BUILD_VARIABLES = ['SITE_URL', 'OFFLINE_READING', 'HSTS_PRELOAD']

/** The last file of a build: the variables that it was made with. */
const BUILT_WITH = path.join('.next', 'built-with')

/** @param {Record<string, string | undefined>} environment */
const builtWith = (environment) =>
  BUILD_VARIABLES.map((name) => `${name}=${environment[name] ?? ''}`).join(' ')

/**
 * Says that the folder's build is whole.
 * @param {string} folder
 * @param {Record<string, string | undefined>} [environment]
 */
export function noteBuild(folder, environment = process.env) {
  fs.writeFileSync(path.join(folder, BUILT_WITH), builtWith(environment))
}

/**
 * Whether the folder has no whole build, one older than any of its sources, or one made with other variables.
 * @param {string} folder
 * @param {readonly string[]} [sources]
 * @param {Record<string, string | undefined>} [environment]
 */
export function isBuildStale(folder, sources = SOURCES, environment = process.env) {
  const note = path.join(folder, BUILT_WITH)
  if (!fs.existsSync(note) || fs.readFileSync(note, 'utf8') !== builtWith(environment)) return true
  return sources.some((source) => newestChange(path.join(folder, source)) > fs.statSync(note).mtimeMs)
}

/**
 * The time of the latest change in a file or a whole folder, 0 when there is none. A folder's own time shows that files
 * were removed.
 * @param {string} file
 * @returns {number}
 */
function newestChange(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  const entries = fs.readdirSync(file).filter((entry) => entry !== WORKSHOP)
  return Math.max(stat.mtimeMs, ...entries.map((entry) => newestChange(path.join(file, entry))))
}
