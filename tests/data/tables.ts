import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const linesOf = (file: string) => readFileSync(join(__dirname, file), 'utf8').trimEnd().split('\n')

/** What people type, each with what it has to become. */
export const readPairs = (file: string) =>
  linesOf(file).map((line) => line.split('\t') as [typed: string, wanted: string])

/**
 * The rows of a table by its columns. A hyphen means unknown.
 * @throws where a row has another number of cells, or stands twice
 */
export function readRows(file: string): Partial<Record<string, string>>[] {
  const [head = '', ...lines] = linesOf(file)
  const columns = head.split('\t')
  return lines.map((line, at) => {
    const cells = line.split('\t').map((cell) => (cell === '-' ? '' : cell))
    if (cells.length !== columns.length || lines.indexOf(line) !== at) throw new Error(`${file}: ${line}`)
    return Object.fromEntries(columns.map((column, of) => [column, cells[of]]))
  })
}

const sorted = (filters: string) => filters.split(' ').sort().join(' ')

/**
 * Holds that typed sentences are read as the filters that they mean.
 * @param most how many may not be; left out: one of 24
 */
export function expectRead(
  sentences: readonly (readonly [typed: string, wanted: string])[],
  write: (typed: string) => string,
  canonical = sorted,
  most = sentences.length / 24,
) {
  const wrong = sentences.flatMap(([typed, wanted]) => {
    const given = canonical(write(typed))
    return given === canonical(wanted) ? [] : [{ typed, given, wanted }]
  })
  expect(wrong.slice(0, wrong.length > most ? undefined : 0)).toEqual([])
}
