import { formatBytes, formatTargets } from './report'

const pages = {
  list: { typing: { lastKeyToResults: 75, lastKeyToFullCards: 200, inp: 120 } },
  scholarships: {},
  programmes: {},
  profile: {},
  empty: {},
}

test('each row shows the target, the figure, the ratio and the verdict', () => {
  const lines = formatTargets(pages).split('\n')
  expect(lines.find((line) => line.startsWith('Last key'))).toMatch(/≤ 150\s+75\s+0\.50\s+met\s+–/)
  expect(lines.find((line) => line.startsWith('Interaction'))).toMatch(/≤ 100\s+120\s+1\.20\s+MISSED/)
})

test('pages whose bytes were not measured are left out', () => {
  expect(formatBytes(pages).split('\n')).toHaveLength(2)
})
