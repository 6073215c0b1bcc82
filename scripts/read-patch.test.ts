import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readPatch } from './read-patch'
import { PlainError } from './run.mjs'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'patch-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

test.each([
  [
    'a file that is not there',
    null,
    /patch\.json: There is no such file\. Name the file of a patch: npm run/,
  ],
  ['no JSON', 'From: a reader', /patch\.json: This is no JSON\. Save the patch alone/],
  ['JSON that is cut short', '{"changes": [', /patch\.json: This is no JSON/],
  ['JSON of another kind', '{"changes": [], "\\u001b[2K": 1}', /is no patch:\n[^\u001b]*$/],
])('of %s one plain message says what is wrong', (_what, text, message) => {
  const name = path.join(folder, 'patch.json')
  if (text === null) fs.rmSync(name, { force: true })
  else fs.writeFileSync(name, text)
  const read = () => readPatch(name)
  expect(read).toThrow(PlainError)
  expect(read).toThrow(message)
})

test('a folder is no patch', () => {
  expect(() => readPatch(folder)).toThrow(/It can’t be read/)
})
