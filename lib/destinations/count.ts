const number = new Intl.NumberFormat('en')

/** "1 university", "1,234 universities". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${number.format(amount)} ${amount === 1 ? one : many}`
}
