type Option = { value: string; label: string }

/** The label of a value in a table of options; undefined if the table lacks it. */
export function labelOf<Entry extends Option>(
  table: readonly Entry[],
  value: string | null | undefined,
): Entry['label'] | undefined {
  return table.find((entry) => entry.value === value)?.label
}
