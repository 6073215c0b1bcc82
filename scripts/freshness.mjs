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
  'next.config.mjs',
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

/**
 * The values of those variables as one text, which next.config.mjs leaves in the build.
 * @param {Record<string, string | undefined>} environment
 */
export function builtWith(environment) {
  return BUILD_VARIABLES.map((name) => `${name}=${environment[name] ?? ''}`).join(' ')
}

/**
 * Whether the folder has no finished build, one older than any of its sources, or one made with other variables.
 * @param {string} folder
 * @param {readonly string[]} [sources]
 * @param {Record<string, string | undefined>} [environment]
 */
export function isBuildStale(folder, sources = SOURCES, environment = process.env) {
  const built = fs.statSync(path.join(folder, '.next', 'BUILD_ID'), { throwIfNoEntry: false })?.mtimeMs
  if (built === undefined) return true
  const kept = readBuiltWith(folder)
  if (kept !== undefined && kept !== builtWith(environment)) return true
  return sources.some((source) => newestChange(path.join(folder, source)) > built)
}

/**
 * The variables that a build was made with; undefined where its configuration does not say.
 * @param {string} folder
 * @returns {string | undefined}
 */
function readBuiltWith(folder) {
  const file = path.join(folder, '.next', 'required-server-files.json')
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).config?.env?.BUILT_WITH : undefined
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
