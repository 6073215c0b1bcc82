import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of the names and contents of all files in folders, and of a text. The workshop is left out: the site reads what
 * it made.
 * @param root the folder that the others are in
 */
export function catalogueHash(root: string, folders: readonly string[], text: string): string {
  const hash = createHash('sha256').update(text)
  for (const folder of folders) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((each) => !each.startsWith('workshop')).sort()) {
      const path = join(root, folder, name)
      if (statSync(path).isFile()) hash.update(join(folder, name)).update(readFileSync(path))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
