import fs from 'node:fs'
import { descendants, parseStat, watchMemory } from './processes'

test('a process name with spaces and brackets does not shift the fields', () => {
  const line = '42 (next (server) v16) S 7 42 42 0 -1 4194304 120 0 0 0 150 50 0 0 20 0 1 0 262279'
  expect(parseStat(line)).toEqual({ parent: 7, cpuMs: 2000 })
})

test('children of children belong to the family', () => {
  const stats = new Map([
    [1, { parent: 0 }],
    [2, { parent: 1 }],
    [3, { parent: 2 }],
    [4, { parent: 0 }],
  ])
  expect(descendants(stats, 1)).toEqual([1, 2, 3])
})

test('the memory of this process is seen where the system tells it', () => {
  const memory = watchMemory(process.pid)
  memory.stop()
  if (fs.existsSync('/proc/self/stat')) expect(memory.mostMb()).toBeGreaterThan(20)
  else expect(memory.mostMb()).toBeNull()
})
