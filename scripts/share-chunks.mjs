// @ts-check
import fs from 'node:fs'
import path from 'node:path'

const SOURCE_MAP = /\n*\/\/# sourceMappingURL=\S+\s*$/

/**
 * Keeps one copy of each server chunk in a folder. Turbopack writes a chunk once for each route that needs it, the same but for
 * the name of its source map: half of all chunks. The server would read each copy, and keep it for as long as it runs.
 * @param {string} folder
 * @returns {number} how many files became a reference to the first with their text
 */
export function shareChunks(folder) {
  /** @type {Map<string, string>} */
  const firstWith = new Map()
  let shared = 0
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.js')).sort()) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8').replace(SOURCE_MAP, '')
    // Others are entries and the runtime, which read where they stand.
    if (!text.startsWith('module.exports=[')) continue
    const first = firstWith.get(text)
    if (first === undefined) {
      firstWith.set(text, file)
      continue
    }
    const from = path.relative(path.dirname(file), first).replaceAll(path.sep, '/')
    fs.writeFileSync(path.join(folder, file), `module.exports=require(${JSON.stringify(`./${from}`)})\n`)
    shared += 1
  }
  return shared
}
