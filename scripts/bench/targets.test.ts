import type { PageBytes, Size } from './bytes'
import { judge, TARGETS, type Measured } from './targets'

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

test('JavaScript is held against the empty app, and never above 130 KiB', () => {
  const { most, ratio, isMet } = judgeRow('JavaScript, brotli', weighing(120), weighing(100))
  expect(most).toBeCloseTo(115)
  expect(ratio).toBeCloseTo(120 / 115)
  expect(isMet).toBe(false)
  expect(judgeRow('JavaScript, brotli', weighing(120), weighing(120)).most).toBe(130)
})

test('blocking time is held against the empty app, and none against none is met', () => {
  expect(judgeRow('Total blocking time', blocking(250), blocking(200))).toMatchObject({
    most: 250,
    isMet: true,
  })
  expect(judgeRow('Total blocking time', blocking(0), blocking(0))).toMatchObject({
    ratio: null,
    isMet: true,
  })
  expect(judgeRow('Total blocking time', blocking(1), blocking(0))).toMatchObject({
    ratio: null,
    isMet: false,
  })
})

test('server CPU has more time on a machine that is slower than a quiet one, and never less', () => {
  const serving = (cpuMsPerRequest: number): Measured => ({
    load: { cpuMsPerRequest, p99Ms: 1, requestsPerSecond: 1, residentMb: 1, statuses: {} },
  })
  expect(judgeRow('Server CPU a request', serving(20), serving(0.88))).toMatchObject({
    most: 24,
    isMet: true,
  })
  expect(judgeRow('Server CPU a request', serving(20), serving(0.2)).most).toBe(12)
  expect(judgeRow('Server CPU a request', serving(20), NOTHING)).toMatchObject({ most: 12, isMet: false })
})

test('what was not measured, or has no target, is not judged', () => {
  expect(judgeRow('Layout shift', NOTHING, NOTHING)).toEqual({
    value: null,
    most: 0.01,
    ratio: null,
    isMet: null,
  })
  expect(judgeRow('Data, brotli', weighing(1), weighing(1)).isMet).toBeNull()
})
