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
}

export type PageName = 'list' | 'scholarships' | 'programmes' | 'profile' | 'empty'
export type Pages = Record<PageName, Measured>

type Target = {
  what: string
  unit: string
  read: (measured: Measured) => number | null | undefined
  /** The most it may be; for some rows it follows from the empty app. Null: shown for information. */
  most: number | null | ((empty: Measured) => number | null)
  /** It holds for a page of results alone: a profile is a whole text. */
  isOfResults?: true
}

const KIB = 1024
const kib = (bytes: number | undefined) => (bytes === undefined ? null : bytes / KIB)
const kb = (bytes: number | undefined) => (bytes === undefined ? null : bytes / 1000)

/** At most this many bytes of JavaScript, brotli, whatever the empty app needs. */
const MOST_JS_KIB = 130

/** What a request of the empty app takes on a quiet machine of two cores. It never changes, so it tells how slow one is today. */
const EMPTY_CPU_MS_ON_QUIET = 0.44

/** The rows of the target table, in its order. */
export const TARGETS: readonly Target[] = [
  {
    what: 'JavaScript, brotli',
    unit: 'KiB',
    read: ({ bytes }) => kib(bytes?.kinds.js.brotli),
    most: ({ bytes }) => Math.min(MOST_JS_KIB, bytes ? (1.15 * bytes.kinds.js.brotli) / KIB : MOST_JS_KIB),
  },
  {
    what: 'HTML, gzip',
    unit: 'KiB',
    read: ({ bytes }) => kib(bytes?.kinds.html.gzip),
    most: 10,
    isOfResults: true,
  },
  { what: 'DOM elements', unit: '', read: ({ bytes }) => bytes?.elements, most: 1000 },
  { what: 'CSS, gzip', unit: 'KiB', read: ({ bytes }) => kib(bytes?.kinds.css.gzip), most: 12 },
  { what: 'Fonts', unit: 'KiB', read: ({ bytes }) => kib(bytes?.kinds.font.raw), most: 30 },
  { what: 'Data, brotli', unit: 'KiB', read: ({ bytes }) => kib(bytes?.kinds.data.brotli), most: null },
  { what: 'All but images, brotli', unit: 'KiB', read: ({ bytes }) => kib(bytes?.total.brotli), most: 230 },
  { what: 'Requests but images', unit: '', read: ({ bytes }) => bytes?.total.requests, most: 15 },
  { what: 'On the wire after 10 s', unit: 'KB', read: ({ wire }) => kb(wire?.untouched), most: 180 },
  { what: '… with Save-Data', unit: 'KB', read: ({ wire }) => kb(wire?.savingData), most: 120 },
  { what: 'Index, brotli a record', unit: 'bytes', read: ({ index }) => index?.brotliPerRecord, most: 20 },
  { what: 'First contentful paint', unit: 'ms', read: ({ vitals }) => vitals?.fcp, most: 900 },
  { what: 'Largest contentful paint', unit: 'ms', read: ({ vitals }) => vitals?.lcp, most: 900 },
  { what: 'Layout shift', unit: '', read: ({ vitals }) => vitals?.cls, most: 0.01 },
  {
    what: 'Total blocking time',
    unit: 'ms',
    read: ({ vitals }) => vitals?.tbt,
    most: ({ vitals }) => (vitals ? 1.25 * vitals.tbt : null),
  },
  { what: 'Last key to new results', unit: 'ms', read: ({ typing }) => typing?.lastKeyToResults, most: 120 },
  {
    what: 'Last key to full cards',
    unit: 'ms',
    read: ({ typing }) => typing?.lastKeyToFullCards,
    most: null,
  },
  { what: 'Interaction to next paint', unit: 'ms', read: ({ typing }) => typing?.inp, most: 100 },
  { what: 'Palette, key to options', unit: 'ms', read: ({ palette }) => palette?.keyToOptions, most: 50 },
  {
    what: 'Server CPU a request',
    unit: 'ms',
    read: ({ load }) => load?.cpuMsPerRequest,
    // On a quiet machine; a slower one has as much more as the empty app takes there.
    most: ({ load }) => 12 * Math.max(1, (load?.cpuMsPerRequest ?? 0) / EMPTY_CPU_MS_ON_QUIET),
  },
  { what: '99 of 100 requests', unit: 'ms', read: ({ load }) => load?.p99Ms, most: null },
  { what: 'Requests a second', unit: '', read: ({ load }) => load?.requestsPerSecond, most: null },
  { what: 'Memory under load', unit: 'MB', read: ({ load }) => load?.residentMb, most: 300 },
]

/** A measured value beside its target. `ratio` is null where there is nothing to divide by. */
export function judge(target: Target, measured: Measured, empty: Measured) {
  const value = target.read(measured) ?? null
  const most = typeof target.most === 'function' ? target.most(empty) : target.most
  if (value === null || most === null) return { value, most, ratio: null, isMet: null }
  return { value, most, ratio: most > 0 ? value / most : null, isMet: value <= most }
}
