import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueHash } from './catalogue-hash'

test('names a state of the folders: the same for the same files, another for another content, name or text', () => {
  const root = mkdtempSync(join(tmpdir(), 'hash-'))
  mkdirSync(join(root, 'data', 'open'), { recursive: true })
  writeFileSync(join(root, 'data', 'open', 'fees.json'), '[900]')
  const copy = mkdtempSync(join(tmpdir(), 'hash-'))
  cpSync(root, copy, { recursive: true })
  const hash = (text = '2026-11-26') => catalogueHash(root, ['data'], text)
  const first = hash()
  expect(first).toMatch(/^[0-9a-f]{12}$/)
  expect(catalogueHash(copy, ['data'], '2026-11-26')).toBe(first)
  expect(hash('2026-11-27')).not.toBe(first)
  writeFileSync(join(root, 'data', 'open', 'fees.json'), '[1000]')
  expect(hash()).not.toBe(first)
  writeFileSync(join(copy, 'data', 'rents.json'), '')
  expect(catalogueHash(copy, ['data'], '2026-11-26')).not.toBe(first)
})
