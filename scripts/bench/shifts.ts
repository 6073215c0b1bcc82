import type { Browser } from '@playwright/test'
import { formatTable } from '../table'
import { onSlowPhone } from './throttle'
import { observe, readVitals } from './vitals'

const WIDTHS = [320, 360, 390, 412, 768, 1280] as const
const HEIGHT = 823
const MOST = 0.01

const PAGES = {
  'the list': '/universities',
  'a filtered list': '/universities?country=de&sort=name',
  'a profile': '/universities/university-of-oxford',
  programmes: '/programmes',
  'programmes of a subject': '/programmes?subject=nursing',
  'the home page': '/',
  'an article': '/resources/visa',
} as const

type Page = keyof typeof PAGES

/** How much of each page moves while it loads (CLS), by the width of the window in pixels. */
export type Shifts = Record<Page, Record<number, number>>

/** Opens each page at each width as a cold visit. */
export async function measureShifts(browser: Browser, origin: string): Promise<Shifts> {
  const shifts: Partial<Shifts> = {}
  for (const [page, path] of Object.entries(PAGES) as [Page, string][]) {
    const byWidth: Record<number, number> = {}
    for (const width of WIDTHS) {
      const options = { watch: observe, viewport: { width, height: HEIGHT } }
      byWidth[width] = (await onSlowPhone(browser, origin + path, readVitals, options)).cls
    }
    shifts[page] = byWidth
  }
  return shifts as Shifts
}

/** The shifts of every page, those above the target marked. */
export function formatShifts(shifts: Shifts): string {
  const rows = Object.entries(shifts).map(([page, byWidth]) => [
    page,
    ...WIDTHS.map((width) => {
      const shift = byWidth[width] ?? 0
      return shift > MOST ? `${shift.toFixed(3)} MISSED` : shift.toFixed(3)
    }),
  ])
  return formatTable([[`Layout shift (≤ ${MOST})`, ...WIDTHS.map((width) => `${width} px`)], ...rows])
}
