import { formatTable } from '../table'
import { judge, TARGETS, type Pages } from './targets'

const NONE = '–'

/** Every target beside what the three lists, a profile and the empty app measured, each with its ratio to the target. */
export function formatTargets({ list, scholarships, programmes, profile, empty }: Pages): string {
  const columns = { List: list, Scholarships: scholarships, Programmes: programmes, Profile: profile }
  const heading = Object.keys(columns).flatMap((name) => [name, 'Ratio', ''])
  const rows = TARGETS.map((target) => {
    const cells = Object.entries(columns).flatMap(([name, page]) => {
      const { value, ratio, isMet } = judge(target, page, empty)
      if (target.isOfResults && name === 'Profile') return [number(value), NONE, '']
      return [number(value), ratio === null ? NONE : ratio.toFixed(2), verdict(isMet)]
    })
    const title = target.unit ? `${target.what} (${target.unit})` : target.what
    const { value, most } = judge(target, empty, empty)
    return [title, most === null ? NONE : `≤ ${number(most)}`, ...cells, number(value)]
  })
  return formatTable([['Target', 'At most', ...heading, 'Empty app'], ...rows])
}

/** The bytes of each kind as they are, in gzip and in brotli. */
export function formatBytes(pages: Pages): string {
  const rows = Object.entries(pages).flatMap(([name, { bytes }]) => {
    if (!bytes) return []
    return Object.entries({ ...bytes.kinds, 'all but images': bytes.total })
      .filter(([, size]) => size.raw > 0)
      .map(([kind, size]) => [
        `${name}: ${kind}`,
        `${size.requests}`,
        ...[size.raw, size.gzip, size.brotli].map((count) => (count / 1024).toFixed(1)),
      ])
  })
  return formatTable([['KiB', 'Requests', 'Raw', 'Gzip 6', 'Brotli 11'], ...rows])
}

function number(value: number | null): string {
  if (value === null) return NONE
  if (Number.isInteger(value)) return String(value)
  return value < 1 ? value.toFixed(3) : value.toFixed(1)
}

function verdict(isMet: boolean | null): string {
  if (isMet === null) return ''
  return isMet ? 'met' : 'MISSED'
}
