import { say } from './run.mjs'

/** Rows as aligned text: the first is the heading, the first column stands left and the others right. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? ''
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  const [heading = [], ...body] = rows
  return [line(heading), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)].join('\n')
}

/** Prints rows as a table, with a blank line after it. */
export const sayTable = (rows: Parameters<typeof formatTable>[0]) => say(`${formatTable(rows)}\n`)
