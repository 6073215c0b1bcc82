import { tryImports } from './imports'

it('no hostile file throws or leaves a record that is not sound', async () => {
  const { asked, tried, failures } = await tryImports({ count: 8, longestMs: Infinity })
  expect(failures).toEqual([])
  expect(tried).toBe(asked)
}, 180_000)
