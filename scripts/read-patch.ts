import fs from 'node:fs'
import { z } from 'zod'
import { PatchSchema, type Change } from '../lib/corrections/patch'
import { removeHidden } from '../lib/text/hidden-letters'
import { PlainError } from './run.mjs'

function textOf(name: string): string {
  try {
    return fs.readFileSync(name, 'utf8')
  } catch {
    const why = fs.existsSync(name) ? 'It can’t be read' : 'There is no such file'
    throw new PlainError(`${name}: ${why}. Name the file of a patch: npm run data:apply -- patch.json`)
  }
}

function contentOf(name: string): unknown {
  const text = textOf(name)
  try {
    return JSON.parse(text)
  } catch {
    throw new PlainError(
      `${name}: This is no JSON. Save the patch alone, from its first { to its last }, and try again.`,
    )
  }
}

/**
 * The changes in the file of a patch.
 * @throws a plain error that says what is wrong with the file, and what to do
 */
export function readPatch(name: string): Change[] {
  const { data, error } = PatchSchema.safeParse(contentOf(name))
  if (error) throw new PlainError(`${name} is no patch:\n${removeHidden(z.prettifyError(error))}`)
  return data.changes
}
