import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changesBetween, type ChangeSet, type Edition, type Row } from '../lib/corrections/history/changes'
import { READERS, type Known } from '../lib/corrections/history/readers'

/** Older changes of the files are of no use to a reader, and each costs two readings of a file. */
const MOST_COMMITS = 250
/** So many facts of one change, and of all, are told one by one. */
const MOST_OF_ONE = 1_000
const MOST = 5_000

const FOLDERS = ['data/scholarships', 'data/universities', 'data/programmes', 'data/national']
const NOTHING = /^0+$/

type Git = (args: string[], input?: string) => Buffer
type File = { name: string; before: string; after: string }
type Commit = { key: string; day: string; why: string; hasParent: boolean; files: File[] }

/** The commits that changed the files, the newest first, with the contents of each file before and after. */
function commitsOf(git: Git): Commit[] {
  const format = '--format=@%H%x09%cs%x09%P%x09%s'
  const flags = ['--no-merges', '--no-renames', '--raw', '--no-abbrev', `--max-count=${MOST_COMMITS}`, format]
  const log = git(['-c', 'core.quotePath=off', 'log', ...flags, '--', ...FOLDERS])
  const commits: Commit[] = []
  for (const line of log.toString('utf8').split('\n')) {
    if (line.startsWith('@')) {
      const [key = '', day = '', parents, why = ''] = line.slice(1).split('\t')
      commits.push({ key, day, why, hasParent: Boolean(parents), files: [] })
    }
    const [, before, after, name] = /^:\d+ \d+ (\w+) (\w+) \w+\tdata\/(.*)\.json$/.exec(line) ?? []
    if (before && after && name) commits.at(-1)?.files.push({ name, before, after })
  }
  return commits
}

/** The contents of files by their names in the repository, in one answer. */
function contentsOf(names: readonly string[], git: Git): Map<string, unknown> {
  const contents = new Map<string, unknown>()
  if (names.length === 0) return contents
  const answer = git(['cat-file', '--batch'], `${names.join('\n')}\n`)
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf('\n', at)
    const [name = '', , size = ''] = answer.toString('utf8', at, end).split(' ')
    if (!size) {
      at = end + 1
      continue
    }
    const from = end + 1
    const to = from + Number(size)
    contents.set(name, parsed(answer.toString('utf8', from, to)))
    at = to + 1
  }
  return contents
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * What changed in the catalogue, the newest first, from the history of a repository.
 * @param folder of the repository; one without a history has none
 * @param known what the catalogue of today has
 */
export function historyOf(folder: string, known: Known): ChangeSet[] {
  // A folder that is no repository may stand in another one.
  if (!existsSync(join(folder, '.git'))) return []
  const git: Git = (args, input) =>
    execFileSync('git', args, {
      cwd: folder,
      input,
      maxBuffer: 512_000_000,
      stdio: ['pipe', 'pipe', 'ignore'],
    })
  const history: ChangeSet[] = []
  let left = MOST
  for (const { key, day, why, hasParent, files } of commitsOf(git)) {
    // The first commit of a copy has every file as a new one.
    if (!hasParent || left === 0) continue
    const changes = changesOfFiles(files, git, known)
    if (changes.length === 0) continue
    const told = changes.slice(0, Math.min(MOST_OF_ONE, left))
    left -= told.length
    history.push({ day, why, key, total: changes.length, changes: told })
  }
  return history
}

function changesOfFiles(files: readonly File[], git: Git, known: Known) {
  return READERS.flatMap((reader) => {
    const own = files.filter(({ name }) => reader.files.test(name))
    const names = own.flatMap(({ before, after }) => [before, after]).filter((name) => !NOTHING.test(name))
    const contents = contentsOf([...new Set(names)], git)
    // A record that went from one file to another is in both editions.
    const edition = (side: 'before' | 'after'): Edition =>
      new Map<string, Row>(own.flatMap((file) => [...reader.editionOf(contents.get(file[side]), file.name)]))
    return changesBetween(edition('before'), edition('after'), (row, id) => reader.read(row, id, known))
  })
}
