/** Currencies with three decimals, so that "1.500" may be one and a half. */
const THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])
/** Of these, the ones that are also written with a comma before the decimals. */
const DECIMAL_COMMA = new Set(['TND', 'LYD'])

const areThousands = ([first = '', ...rest]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => group.length === 3)

/** "12,34,567": hundreds of thousands are counted in lakhs. */
const areLakhs = (groups: readonly string[]) =>
  groups.length > 2 &&
  /^[1-9]\d?$/.test(groups[0] ?? '') &&
  groups.slice(1, -1).every((group) => group.length === 2) &&
  groups.at(-1)?.length === 3

/**
 * The sum that digits with marks between them say: "14,300", "14.300", "14 300", "1’460", "2,00,000" and "1.500,50". Null
 * where they could say two sums, or none.
 * @param currency decides whether three digits after a mark may be decimals
 */
export function readSumText(printed: string, currency: string | null): number | null {
  const groups = printed.split(/\D/)
  const marks = printed.replace(/\d/g, '').replace(/\s/g, ' ')
  const [first = '', last = ''] = [groups[0], groups.at(-1)]
  const decimalMark = /[.,]/.test(marks.at(-1) ?? '')
  const hasThree = THREE_DECIMALS.has(currency ?? '')
  const isDecimal = decimalMark && (last.length <= 2 || (hasThree && last.length === 3))
  if (marks === '') return /^0\d/.test(first) ? null : Number(first)
  if (new Set(marks).size === 1) {
    const isUnsure =
      marks.length === 1 && hasThree && decimalMark && (marks === '.' || DECIMAL_COMMA.has(currency ?? ''))
    if (areThousands(groups)) return isUnsure ? null : Number(groups.join(''))
    if (marks[0] === ',' && areLakhs(groups)) return Number(groups.join(''))
    return marks.length === 1 && isDecimal ? Number(`${first}.${last}`) : null
  }
  const whole = groups.slice(0, -1)
  const wholeMarks = marks.slice(0, -1)
  if (new Set(wholeMarks).size > 1 || wholeMarks[0] === marks.at(-1) || !isDecimal) return null
  const isWhole = areThousands(whole) || (wholeMarks[0] === ',' && areLakhs(whole))
  return isWhole ? Number(`${whole.join('')}.${last}`) : null
}
