import 'server-only'
import { execFileSync } from 'node:child_process'
import { oncePerProcess } from '../../once-per-process'
import { getScholarship } from '../../scholarships/queries'
import { changesBetween, type ChangeSet } from './changes'

const FOLDER = 'data/scholarships'
/** The newest changes of the files that are compared; each costs two readings of a file. */
const MOST = 20

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64_000_000, stdio: ['ignore', 'pipe', 'ignore'] })

/** A file as one commit had it; null where that commit is not in this copy, or had no such file. */
function fileAt(commit: string, file: string): unknown {
  try {
    return JSON.parse(git('show', `${commit}:${file}`))
  } catch {
    return null
  }
}

function changeSet(line: string): ChangeSet[] {
  const [commit = '', day = '', why = ''] = line.split('\t')
  const files = git('diff-tree', '--no-commit-id', '--name-only', '-r', commit, '--', FOLDER)
  const changes = files.split('\n').flatMap((file) => {
    const [before, after] = file ? [fileAt(`${commit}^`, file), fileAt(commit, file)] : [null, null]
    const all = before && after ? changesBetween(before, after) : []
    return all.map((change) => ({ ...change, hasPage: getScholarship(change.id) !== null }))
  })
  return changes.length > 0 ? [{ day, why, key: commit, changes }] : []
}

/**
 * What changed among the awards, the newest first, from the history of the repository. The pages that show it are made
 * while building. Null where the site is built without a history.
 */
export const getHistory = oncePerProcess('history of the awards', (): ChangeSet[] | null => {
  try {
    const log = git('log', `--max-count=${MOST}`, '--no-merges', '--format=%H%x09%cs%x09%s', '--', FOLDER)
    return log.split('\n').flatMap((line) => (line ? changeSet(line) : []))
  } catch {
    return null
  }
})
