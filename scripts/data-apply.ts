import fs from 'node:fs'
import path from 'node:path'
import { isoDate } from '../lib/text/iso-date'
import { removeHidden } from '../lib/text/hidden-letters'
import { applyPatch, describeChange } from './apply-patch'
import { readPatch } from './read-patch'
import { PlainError, ROOT, say, start } from './run.mjs'

const fileOf = (name: string) => path.join(ROOT, 'data', `${name}.json`)
const read = (name: string) => (fs.existsSync(fileOf(name)) ? fs.readFileSync(fileOf(name), 'utf8') : null)

/** Checks a patch, applies what fits, and says what changed and what was refused. */
async function main(): Promise<number> {
  const [name] = process.argv.slice(2)
  if (!name) throw new PlainError('Name the patch: npm run data:apply -- patch.json')
  const changes = readPatch(name)
  const { files, done, refused } = applyPatch(changes, read, isoDate(Date.now()))
  for (const [file, text] of files) fs.writeFileSync(fileOf(file), text)
  for (const change of done) say(describeChange(change))
  for (const { change, reason } of refused)
    say(`Refused: ${describeChange(change)}\n  ${removeHidden(reason)}`)
  say(
    `\n${done.length} of ${changes.length} changes applied. See them with git diff, and run npm run check:data.`,
  )
  return refused.length > 0 ? 1 : 0
}

void start(main)
