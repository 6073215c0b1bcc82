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

/** What a build is made of. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'data',
  'public',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'scripts/no-styles-loader.mjs',
  'scripts/site-styles-loader.mjs',
  'package-lock.json',
]

/**
 * Whether the folder has no finished build, or one older than any of its sources.
 * @param {string} folder
 * @param {readonly string[]} [sources]
 */
export function isBuildStale(folder, sources = SOURCES) {
  const built = fs.statSync(path.join(folder, '.next', 'BUILD_ID'), { throwIfNoEntry: false })?.mtimeMs
  return built === undefined || sources.some((source) => newestChange(path.join(folder, source)) > built)
}

/**
 * The time of the latest change in a file or a whole folder, 0 when there is none. A folder's own time tells of
 * files that were removed.
 * @param {string} file
 * @returns {number}
 */
function newestChange(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...fs.readdirSync(file).map((entry) => newestChange(path.join(file, entry))))
}
