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

function judgeRow(what: string, measured: Measured, empty: Measured) {
  const target = TARGETS.find((row) => row.what === what)
  if (!target) throw new Error(`There is no row "${what}".`)
  return judge(target, measured, empty)
}

test('JavaScript is held against the empty app', () => {
  expect(judgeRow('JavaScript, brotli', weighing(120), weighing(100))).toMatchObject({
    most: 125,
    isMet: true,
  })
  expect(judgeRow('JavaScript, brotli', weighing(126), weighing(100)).isMet).toBe(false)
})

test('a paint is held against that of the empty app, on a slow machine as on a quick one', () => {
  const painting = (ms: number): Measured => ({
    vitals: { fcp: ms, lcp: ms, tbt: 0, cls: 0, styleAndLayout: 0 },
  })
  const judgePaint = (ms: number, empty: Measured) =>
    judgeRow('Largest contentful paint', painting(ms), empty)
  expect(judgePaint(950, painting(680))).toMatchObject({ most: 950, isMet: true })
  expect(judgePaint(951, painting(680)).isMet).toBe(false)
  expect(judgePaint(1000, painting(730)).isMet).toBe(true)
  expect(judgePaint(950, NOTHING)).toMatchObject({ most: null, isMet: null })
})

test('what was not measured is not judged', () => {
  expect(judgeRow('Layout shift', NOTHING, NOTHING)).toEqual({ value: null, most: 0.01, isMet: null })
})

test('what is a part of another row is shown without a bound', () => {
  expect(judgeRow('HTML, gzip', weighing(1), NOTHING)).toEqual({ value: 1, most: null, isMet: null })
})

test('the table has a row a target, says what it was before, and what is missed', () => {
  expect(TARGETS.map(({ what }) => what)).toEqual(expect.arrayContaining(Object.keys(BEFORE)))
  const typing = { lastKeyToResults: 75, inp: 120 }
  const pages = { list: { typing }, scholarships: {}, programmes: {}, profile: {}, empty: {} }
  const lines = formatTargets(pages).split('\n')
  expect(lines).toContain('| Last key to new results, ms | 81 → 75 |  |  |  |  | 120 |')
  expect(lines).toContain('| Interaction to next paint, ms | 72 → 120 MISSED |  |  |  |  | 100 |')
})
