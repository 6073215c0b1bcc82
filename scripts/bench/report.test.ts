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
  expect(lines.find((line) => line.startsWith('Last key'))).toMatch(/≤ 120\s+75\s+0\.63\s+met\s+–/)
  expect(lines.find((line) => line.startsWith('Interaction'))).toMatch(/≤ 100\s+120\s+1\.20\s+MISSED/)
})

test('a profile is not held to the HTML of a page of results', () => {
  const size = { requests: 1, raw: 0, gzip: 20 * 1024, brotli: 0 }
  const kinds = { html: size, js: size, css: size, font: size, data: size, image: size }
  const heavy = { bytes: { kinds, total: size, elements: 1 } }
  const lines = formatTargets({ ...pages, list: heavy, profile: heavy }).split('\n')
  const html = lines.find((line) => line.startsWith('HTML'))
  expect(html).toMatch(/≤ 10\s+20\s+2\.00\s+MISSED.*20\s+–\s+–$/)
})

test('pages whose bytes were not measured are left out', () => {
  expect(formatBytes(pages).split('\n')).toHaveLength(2)
})
