import before from './before.json'
import type { IndexBytes, PageBytes } from './bytes'
import type { Load } from './load'
import type { PaletteKeys } from './palette'
import type { Typing } from './typing'
import type { Vitals } from './vitals'

/** What was measured of one page; not everything is measured of each. */
export type Measured = {
  bytes?: PageBytes
  /** Bytes on the wire after ten seconds untouched. */
  wire?: { untouched: number; savingData: number }
  index?: IndexBytes
  vitals?: Vitals
  typing?: Typing
  palette?: PaletteKeys
  load?: Load
  /** The server before the first visit, and with 300 clients after all. */
  startMb?: number | null
  crowd?: Load
}

export type PageName = 'list' | 'scholarships' | 'programmes' | 'profile' | 'empty'
export type Pages = Record<PageName, Measured>

type Target = {
  what: string
  unit: string
  read: (measured: Measured) => number | null | undefined
  /** The most it may be; for JavaScript and paints it follows from the empty app. Null: a part of another row, or for information. */
  most: number | null | ((empty: Measured) => number | null)
}

const KIB = 1024
const kib = (bytes: number | undefined) => (bytes === undefined ? null : bytes / KIB)
const kb = (bytes: number | undefined) => (bytes === undefined ? null : bytes / 1000)

/** A page may paint 270 ms after the empty app: after 950 ms where that needs 680, as on the machine of the targets. */
const paintBound = (emptyMs: number | undefined) => (emptyMs === undefined ? null : emptyMs + 270)

/** The rows of the target table, in its order. */
export const TARGETS: readonly Target[] = [
  {
    what: 'JavaScript, brotli',
    unit: 'KiB',
    read: ({ bytes }) => kib(bytes?.kinds.js.brotli),
    most: ({ bytes }) => kib(bytes && 1.25 * bytes.kinds.js.brotli),
  },
  {
    what: 'HTML, gzip',
    unit: 'KiB',
    read: ({ bytes }) => kib(bytes?.kinds.html.gzip),
    most: null,
  },
  { what: 'DOM elements', unit: '', read: ({ bytes }) => bytes?.elements, most: 1100 },
  { what: 'CSS, gzip', unit: 'KiB', read: ({ bytes }) => kib(bytes?.kinds.css.gzip), most: 16 },
  { what: 'Fonts', unit: 'KiB', read: ({ bytes }) => kib(bytes?.kinds.font.raw), most: null },
  { what: 'All but images, brotli', unit: 'KiB', read: ({ bytes }) => kib(bytes?.total.brotli), most: null },
  { what: 'Requests but images', unit: '', read: ({ bytes }) => bytes?.total.requests, most: null },
  { what: 'On the wire after 10 s', unit: 'KB', read: ({ wire }) => kb(wire?.untouched), most: 180 },
  { what: '… with Save-Data', unit: 'KB', read: ({ wire }) => kb(wire?.savingData), most: 120 },
  { what: 'Index, brotli a record', unit: 'bytes', read: ({ index }) => index?.brotliPerRecord, most: 20 },
  {
    what: 'First contentful paint',
    unit: 'ms',
    read: ({ vitals }) => vitals?.fcp,
    most: ({ vitals }) => paintBound(vitals?.fcp),
  },
  {
    what: 'Largest contentful paint',
    unit: 'ms',
    read: ({ vitals }) => vitals?.lcp,
    most: ({ vitals }) => paintBound(vitals?.lcp),
  },
  { what: 'Layout shift', unit: '', read: ({ vitals }) => vitals?.cls, most: 0.01 },
  {
    what: 'Total blocking time',
    unit: 'ms',
    read: ({ vitals }) => vitals?.tbt,
    most: null,
  },
  { what: 'Style and layout', unit: 'ms', read: ({ vitals }) => vitals?.styleAndLayout, most: null },
  { what: 'Last key to new results', unit: 'ms', read: ({ typing }) => typing?.lastKeyToResults, most: 120 },
  { what: 'Interaction to next paint', unit: 'ms', read: ({ typing }) => typing?.inp, most: 100 },
  { what: 'Palette, key to options', unit: 'ms', read: ({ palette }) => palette?.keyToOptions, most: 50 },
  { what: 'Server CPU a request', unit: 'ms', read: ({ load }) => load?.cpuMsPerRequest, most: 20 },
  { what: '99 of 100 requests', unit: 'ms', read: ({ load }) => load?.p99Ms, most: null },
  { what: 'Memory under load', unit: 'MB', read: ({ load }) => load?.residentMb, most: 450 },
  { what: 'Memory once started', unit: 'MB', read: ({ startMb }) => startMb, most: null },
  { what: '… with 300 clients', unit: 'MB', read: ({ crowd }) => crowd?.residentMb, most: 450 },
  { what: '99 of 100 of their requests', unit: 'ms', read: ({ crowd }) => crowd?.p99Ms, most: null },
]

/** What each page took on 2026-11-25, by the row and in the order of the columns, before this version. */
export const BEFORE: Readonly<Record<string, readonly number[]>> = before

/** A measured value beside its target. */
export function judge(target: Target, measured: Measured, empty: Measured) {
  const value = target.read(measured) ?? null
  const most = typeof target.most === 'function' ? target.most(empty) : target.most
  return { value, most, isMet: value === null || most === null ? null : value <= most }
}

const COLUMNS = {
  list: '/universities',
  scholarships: 'scholarships',
  programmes: 'programmes',
  profile: 'a profile',
  empty: 'empty app',
} as const

/** Every target beside what the lists, a profile and the empty app took before and take now, as a table of Markdown. */
export function formatTargets(pages: Pages): string {
  const names = Object.keys(COLUMNS) as PageName[]
  const rows = TARGETS.map((target) => {
    const cells = names.map((name, at) => {
      const { value, isMet } = judge(target, pages[name], pages.empty)
      const isHeld = name !== 'empty'
      const before = BEFORE[target.what]?.[at]
      const change = value === null || before === undefined ? '' : `${number(before)} → `
      return `${change}${number(value)}${isHeld && isMet === false ? ' MISSED' : ''}`
    })
    const { most } = judge(target, pages.empty, pages.empty)
    return [[target.what, target.unit].filter(Boolean).join(', '), ...cells, number(most)]
  })
  const heading = ['', ...Object.values(COLUMNS), 'at most']
  return [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function number(value: number | null): string {
  if (value === null) return ''
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : value < 100 ? 1 : 0)
}
