import { HOSTILE_FILES } from './hostile-files'
import { tryImports } from './imports'

it('knows at least 150 hostile files, each by a name of its own', () => {
  expect(new Set(HOSTILE_FILES.map(({ name }) => name)).size).toBe(HOSTILE_FILES.length)
  expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(150)
})

it('no hostile file throws, takes long or leaves a record that is not sound', async () => {
  const { tried, failures } = await tryImports()
  expect(failures).toEqual([])
  expect(tried).toBe(HOSTILE_FILES.length)
})
