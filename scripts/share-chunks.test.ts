import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { shareChunks } from './share-chunks.mjs'

const load = createRequire(__filename)
let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'))
  fs.mkdirSync(path.join(folder, 'ssr'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const at = (name: string) => path.join(folder, name)
const write = (name: string, text: string) =>
  fs.writeFileSync(at(name), `${text}\n\n//# sourceMappingURL=${path.basename(name)}.map`)

test('chunks that are the same but for the name of their map are one', () => {
  for (const name of ['one.js', 'ssr/three.js', 'ssr/two.js']) write(name, 'module.exports=[7,()=>"seven"];')
  expect(shareChunks(folder)).toBe(2)
  expect(load(at('ssr/two.js'))).toBe(load(at('one.js')))
  expect(load(at('ssr/three.js'))).toBe(load(at('one.js')))
  expect(load(at('one.js'))[1]()).toBe('seven')
})

test('other chunks, and files that are no chunks, stay as they are', () => {
  write('one.js', 'module.exports=[7,()=>"seven"];')
  write('ssr/one.js', 'module.exports=[8,()=>"eight"];')
  write('entry.js', 'module.exports=require("./one.js")')
  write('ssr/entry.js', 'module.exports=require("./one.js")')
  expect(shareChunks(folder)).toBe(0)
  expect(load(at('ssr/entry.js'))[1]()).toBe('eight')
})
