import { formatDecimal } from './numbers'

/** "1,234". */
export function formatCount(amount: number): string {
  return formatDecimal(amount)
}

/** "1 university", "1,234 universities". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${formatCount(amount)} ${amount === 1 ? one : many}`
}
