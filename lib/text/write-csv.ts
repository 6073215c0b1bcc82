const RISKY = /^[=+\-@\t\r]/

function field(text: string): string {
  const safe = RISKY.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A CSV file as RFC 4180 has it, with a byte-order mark, by which spreadsheets know UTF-8. A cell that a spreadsheet
 * would take for a formula is written behind an apostrophe.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`
}
