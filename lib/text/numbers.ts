const THOUSANDS = /\B(?=(\d{3})+$)/g

/**
 * "1,234" and "4.5": with at most one decimal, half up. It writes what `Intl.NumberFormat('en')` writes; to make the
 * first of those takes a slow phone 50 ms and more, which no list has to spare while it loads or is typed in.
 */
export function formatDecimal(value: number): string {
  const [whole = '', decimal] = String(Math.round(value * 10) / 10).split('.')
  const separated = whole.replace(THOUSANDS, ',')
  return decimal ? `${separated}.${decimal}` : separated
}
