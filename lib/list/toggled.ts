/** The list with `value` added, or taken out if it was there; in the table's order. */
export function toggled<Value extends string>(
  table: readonly { value: Value }[],
  list: readonly Value[],
  value: string,
): Value[] {
  return table.map((entry) => entry.value).filter((entry) => (entry === value) !== list.includes(entry))
}
