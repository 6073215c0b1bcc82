import { formatMemory, pathsIn, type Memory } from './memory'

const MEMORY: Memory = {
  startMb: 200.4,
  steadyMb: 299.6,
  crowdMb: 301,
  steadyP99Ms: 80.26,
  crowdP99Ms: 3100.4,
  cpuMsPerRequest: 12,
  requests: 50_000,
}

const rowOf = (start: string, memory: Memory) =>
  formatMemory(memory)
    .split('\n')
    .find((line) => line.startsWith(start))

test('memory stands beside its target, and times without one', () => {
  expect(rowOf('most memory in 50000 requests', MEMORY)).toMatch(/300 MB\s+≤ 300 MB\s+met$/)
  expect(rowOf('most memory with 300 clients', MEMORY)).toMatch(/301 MB\s+≤ 300 MB\s+MISSED$/)
  expect(rowOf('99 of 100 requests of 16', MEMORY)).toMatch(/80\.3 ms$/)
  expect(rowOf('99 of 100 requests of 300', MEMORY)).toMatch(/3100 ms$/)
})

test('what the system does not tell is not judged', () => {
  const unknown = formatMemory({ ...MEMORY, crowdMb: null, cpuMsPerRequest: null })
  expect(unknown).toMatch(/300 clients after that\s+–\s+≤ 300 MB\n/)
  expect(unknown).toMatch(/CPU a request\s+–$/)
})

test('pages are read from the sitemap', () => {
  const sitemap =
    '<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.example/b/c</loc></url></urlset>'
  expect(pathsIn(sitemap)).toEqual(['/', '/b/c'])
})
