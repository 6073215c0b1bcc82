/** The result of reading a text: a value, the reason why it is refused, or a note on why it was left empty. */
export type Read<Value> = { value: Value } | { reason: string } | { note: string }

/** Splits "15 January (for fellowships)" into the text before the brackets that end it and the text in them. */
export function withNote(text: string): [head: string, note: string | null] {
  const opening = text.indexOf('(')
  if (opening < 1 || !text.endsWith(')')) return [text.trim(), null]
  const inside = text.slice(opening + 1, -1)
  let depth = 0
  for (const letter of inside) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (depth < 0) return [text.trim(), null]
  }
  return [text.slice(0, opening).trim(), inside.trim() || null]
}

const NUMBER = /^[+-]?((?!0)\d{1,3}([,\s\u00a0\u202f’'])\d{3}(\2\d{3})*|\d+)([.,]\d+)?$/

/**
 * A number with or without thousands separators; null when the text is not a number. `2,500` is 2500, and `2,5` is 2.5; no
 * thousands begin with a zero, so `0,625` is 0.625.
 */
export function readNumber(text: string): number | null {
  const bare = text.trim()
  if (!NUMBER.test(bare)) return null
  const thousands = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(bare)
  const digits = bare.replace(/[\s\u00a0\u202f’']/g, '')
  return Number(thousands ? digits.replace(/,/g, '') : digits.replace(',', '.'))
}

/** A figure as people write it: `45%`, `1,200+`, `9.5/10`, `~300`. */
export function readFigure(text: string): Read<number> {
  const value = readNumber(
    text
      .trim()
      .replace(/^(about|approx\.?|ca\.|~|≈)\s*/i, '')
      .replace(/\s*(%|percent|\+|\/\s*10(\.0)?|\/\s*4(\.0)?)$/i, ''),
  )
  return value === null ? { reason: `“${text}” is not a number.` } : { value }
}

/**
 * A percentage. A bare number between 0 and 1 may be a share of one (0.62 for 62%), so it needs its sign, unless the visitor
 * said what such numbers are.
 */
export function readPercent(text: string, shares: 'percent' | 'parts' | null = null): Read<number> {
  const read = readFigure(text)
  if (!('value' in read) || /%|percent/i.test(text)) return read
  const share = Number((read.value * 100).toFixed(2))
  if (shares === 'parts') return { value: share }
  if (shares === 'percent' || read.value <= 0 || read.value >= 1) return read
  return { reason: `“${text}” may be ${read.value}% or ${share}%. Write it with its sign.` }
}

const YES = new Set(['yes', 'y', 'true', '1', 'available'])
const NO = new Set(['no', 'n', 'false', '0', 'not available', 'none'])

export function readBoolean(text: string): Read<boolean> {
  const word = text.trim().toLowerCase()
  if (YES.has(word)) return { value: true }
  if (NO.has(word)) return { value: false }
  return { reason: `“${text}” is neither yes nor no.` }
}

/** Students for each teacher: `12`, `12:1` or `1:12`. */
export function readRatio(text: string): Read<number> {
  const parts = text.split(/\s*(?::|to|\/)\s*/).map(readNumber)
  const [first, second] = parts
  if (parts.length === 1 && first) return { value: first }
  if (parts.length === 2 && first && second) return { value: Math.max(first / second, second / first) }
  return { reason: `“${text}” is not a ratio. Write students for each teacher, such as 12 or 12:1.` }
}

const HECTARES_PER: Record<string, number> = { ha: 1, hectare: 1, acre: 0.404686, km: 100, m: 0.0001 }
const AREA = /^(.+?)\s*(ha|hectares?|acres?|km²|km2|m²|m2|sq\.? ?km|sq\.? ?m)?$/i

/** An area in hectares. Acres, square kilometres and square metres are converted and rounded to hundredths. */
export function readHectares(text: string): Read<number> {
  const [, amount = '', unit = 'ha'] = AREA.exec(text.trim()) ?? []
  const number = readNumber(amount)
  if (number === null)
    return { reason: `“${text}” is not an area. Write hectares, such as 120, or 300 acres.` }
  const name = unit
    .toLowerCase()
    .replace(/^sq\.? ?/, '')
    .replace(/[²2s]$/, '')
  const factor = HECTARES_PER[name] ?? 1
  return { value: factor === 1 ? number : Math.round(number * factor * 100) / 100 }
}
