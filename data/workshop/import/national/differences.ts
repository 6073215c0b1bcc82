type Row = Readonly<Record<string, unknown>>

/** What names a row in its file. */
const keyOf = ({ id, country, topic, level }: Row) =>
  String(id ?? [country, topic, level].filter(Boolean).join(' '))

/** Null, no and empty lists are left out of the files. */
const isTold = (value: unknown) =>
  value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0)

const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, each]) => isTold(each))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )

/**
 * The rows of a table that the site's file lacks or has otherwise, a line each. The files of `data/national` are
 * corrected by hand, so a table is only held against them and never written over them.
 */
export function differencesOf(standing: readonly object[], read: readonly object[]): string[] {
  const kept = new Map((standing as readonly Row[]).map((row) => [keyOf(row), row]))
  return (read as readonly Row[]).flatMap((row) => {
    const own = kept.get(keyOf(row))
    if (!own) return [`${keyOf(row)}: new`]
    const columns = [...new Set([...Object.keys(own), ...Object.keys(row)])].filter(
      (column) => (isTold(own[column]) || isTold(row[column])) && textOf(own[column]) !== textOf(row[column]),
    )
    return columns.map(
      (column) =>
        `${keyOf(row)}, ${column}: ${textOf(row[column]) ?? 'none'}, here ${textOf(own[column]) ?? 'none'}`,
    )
  })
}
