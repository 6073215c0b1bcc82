import { isObject } from '../text/is-object'
import { flattenRecord } from './flatten'
import { fieldOfHeading } from './headings'
import { tooManyColumns } from './limits'
import { readProvenance } from './provenance'
import type { SourceRow, SourceTable } from './source-table'

/** A token of JSON and the space before it. Each is sought where the one before ends. */
const TOKEN =
  /\s*([{}[\],:]|"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/gy

const countLines = (text: string) => text.split(/\r\n?|\n/).length

/** The line on which each entry of the file's first list begins. The text must be valid JSON. */
export function entryLines(text: string): number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  let listDepth = 0
  let before = ''
  for (const [whole, token = ''] of text.matchAll(TOKEN)) {
    line += countLines(whole) - 1
    const isInList = listDepth > 0 && depth === listDepth
    if (isInList && token === ']') break
    if (isInList && (before === '[' || before === ',')) lines.push(line)
    if (token === '[' || token === '{') depth++
    if (token === ']' || token === '}') depth--
    if (token === '[' && listDepth === 0) listDepth = depth
    before = token
  }
  return lines
}

/** The first characters of a value. */
const VALUE = '{["-0123456789tfn'

/**
 * The first characters of the tokens that may follow a token. `open` has, for each unclosed bracket, those that may
 * follow a value in it.
 */
function follow(token: string, isKey: boolean, open: string[]): string {
  switch (token) {
    case '{':
      open.push(',}')
      return '"}'
    case '[':
      open.push(',]')
      return `${VALUE}]`
    case ':':
      return VALUE
    case ',':
      return open.at(-1) === ',}' ? '"' : VALUE
    case '}':
    case ']':
      open.pop()
  }
  return isKey ? ':' : (open.at(-1) ?? '')
}

/** The line on which a text stops being JSON. Only some browsers name it in the message of their own error. */
export function jsonErrorLine(text: string): number {
  const open: string[] = []
  let expected = VALUE
  let end = 0
  for (const { 0: whole, 1: token = '', index } of text.matchAll(TOKEN)) {
    if (!expected.includes(token.charAt(0))) break
    const isKey = token.startsWith('"') && !expected.includes('[')
    expected = follow(token, isKey, open)
    end = index + whole.length
  }
  const space = /^\s*/.exec(text.slice(end))?.[0] ?? ''
  return countLines(text.slice(0, end) + space)
}

const NO_RECORD = 'This is not a university: expected an object with a name and a country.'
const TOO_DEEP = 'A value in it has too many brackets within brackets to be read.'
const MOST_DEPTH = 5

type Entries = { entries: readonly unknown[]; lines: readonly number[] | null }

const areRecords = (list: readonly unknown[]) => list.length > 1 && list.every(isObject)

const keysOf = (list: unknown) =>
  Array.isArray(list) && isObject(list[0]) ? Object.keys(list[0]).sort().join() : ''

/** Lists of alike records by a name, such as a country's, as one list whose records have that name; else null. */
function groupsOf(json: Record<string, unknown>): (readonly unknown[])[] | null {
  const groups = Object.entries(json)
  const kinds = new Set(groups.map(([, list]) => keysOf(list)))
  if (groups.length < 2 || kinds.size !== 1 || kinds.has('')) return null
  const withGroup = (group: string) => (entry: unknown) => (isObject(entry) ? { group, ...entry } : entry)
  return [groups.flatMap(([group, list]) => (list as unknown[]).map(withGroup(group)))]
}

/** Every list in an object, and every object whose values are all records: those of a file that has ids as keys. */
function listsIn(json: unknown, depth = 0): (readonly unknown[])[] {
  if (Array.isArray(json)) return [json]
  if (!isObject(json) || depth > MOST_DEPTH) return []
  const values = Object.values(json)
  const inner = groupsOf(json) ?? values.flatMap((value) => listsIn(value, depth + 1))
  return areRecords(values) && inner.length === 0 ? [values] : inner
}

const namesIt = (entry: unknown) =>
  isObject(entry) && Object.keys(entry).some((key) => fieldOfHeading(key)?.field === 'name')

/** The longest list of universities in a file, or the longest of all; null where the file itself is one record. */
function entriesOf(json: unknown): readonly unknown[] | null {
  if (Array.isArray(json)) return json
  const lists = [...listsIn(json)].sort((a, b) => b.length - a.length)
  return lists.find((list) => list.some(namesIt)) ?? (namesIt(json) ? null : (lists[0] ?? null))
}

/** One record on each line; null where a line is none. */
function readLines(text: string): Entries | null {
  const lines = text
    .split(/\r\n?|\n/)
    .flatMap((line, at) => (line.trim() === '' ? [] : { line: line.trim(), at: at + 1 }))
  if (lines.length < 2) return null
  try {
    return { entries: lines.map(({ line }): unknown => JSON.parse(line)), lines: lines.map(({ at }) => at) }
  } catch {
    return null
  }
}

function readEntries(text: string): Entries | { reason: string } {
  try {
    const json: unknown = JSON.parse(text)
    const list = entriesOf(json)
    const lines = list ? entryLines(text) : [1]
    return { entries: list ?? [json], lines: lines.length === (list?.length ?? 1) ? lines : null }
  } catch {
    return readLines(text) ?? { reason: `This is not valid JSON: look at line ${jsonErrorLine(text)}.` }
  }
}

/** "further.mascot": our own export keeps there what no field takes. */
const columnOf = (path: string) => path.replace(/^further\./, '')

/** Reads JSON: one record, a list of them however deep it stands, lists of them by country, records by their ids, or a record on each line. */
export function parseJsonRecords(text: string): SourceTable | { reason: string } {
  const read = readEntries(text)
  if ('reason' in read) return read
  const { entries, lines } = read
  if (entries.length === 0) return { reason: 'There is no university in this file.' }
  const columns = new Map<string, number>()
  const rows = entries.map((entry, at): SourceRow => {
    const line = lines?.[at] ?? at + 1
    if (!isObject(entry)) return { line, values: [], fault: NO_RECORD }
    try {
      const { provenance: places, ...record } = entry
      const provenance = readProvenance(places)
      const values: string[] = []
      for (const [path, value] of flattenRecord(record)) {
        const column = columnOf(path)
        if (!columns.has(column)) columns.set(column, columns.size)
        values[columns.get(column) ?? 0] ||= value
      }
      return { line, values: Array.from(values, (value) => value ?? ''), ...(provenance && { provenance }) }
    } catch {
      return { line, values: [], fault: TOO_DEEP }
    }
  })
  const reason = tooManyColumns(columns.size)
  return reason ? { reason } : { columns: [...columns.keys()], hasHeading: true, rows }
}
