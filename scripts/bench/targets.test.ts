import type { PageBytes, Size } from './bytes'
import { BEFORE, formatTargets, judge, TARGETS, type Measured } from './targets'

const NOTHING: Measured = {}

const size = (kib: number): Size => ({
  requests: 1,
  raw: kib * 1024,
  gzip: kib * 1024,
  brotli: kib * 1024,
})

const weighing = (jsKib: number): Measured => {
  const kinds: PageBytes['kinds'] = {
    html: size(1),
    css: size(0),
    js: size(jsKib),
    font: size(0),
    data: size(0),
    image: size(0),
  }
  return { bytes: { kinds, total: size(jsKib + 1), elements: 10 } }
}

const blocking = (tbt: number): Measured => ({ vitals: { fcp: 900, lcp: 1100, tbt, cls: 0 } })

function judgeRow(what: string, measured: Measured, empty: Measured) {
  const target = TARGETS.find((row) => row.what === what)
  if (!target) throw new Error(`There is no row "${what}".`)
  return judge(target, measured, empty)
}

test('JavaScript and blocking time are held against the empty app', () => {
  expect(judgeRow('JavaScript, brotli', weighing(120), weighing(100))).toMatchObject({
    most: 125,
    isMet: true,
  })
  expect(judgeRow('Total blocking time', blocking(251), blocking(200)).isMet).toBe(false)
  expect(judgeRow('Total blocking time', blocking(0), blocking(0)).isMet).toBe(true)
})

test('what was not measured is not judged', () => {
  expect(judgeRow('Layout shift', NOTHING, NOTHING)).toEqual({ value: null, most: 0.01, isMet: null })
})

test('the table has a row a target, says what it was before, and what is missed', () => {
  expect(TARGETS.map(({ what }) => what)).toEqual(expect.arrayContaining(Object.keys(BEFORE)))
  const typing = { lastKeyToResults: 75, inp: 120 }
  const pages = { list: { typing }, scholarships: {}, programmes: {}, profile: {}, empty: {} }
  const lines = formatTargets(pages).split('\n')
  expect(lines).toContain('| Last key to new results, ms | 81 → 75 |  |  |  |  | 120 |')
  expect(lines).toContain('| Interaction to next paint, ms | 72 → 120 MISSED |  |  |  |  | 100 |')
})

test('a profile is not held to the HTML of a page of results', () => {
  const heavy = weighing(1)
  if (heavy.bytes) heavy.bytes.kinds.html = size(20)
  const table = formatTargets({ list: heavy, scholarships: {}, programmes: {}, profile: heavy, empty: {} })
  expect(table).toContain('| HTML, gzip, KiB | 10 → 20 MISSED |  |  | 21.5 → 20 |  | 13 |')
})
