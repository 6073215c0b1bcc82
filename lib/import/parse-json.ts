import { isObject } from '../text/is-object'
import { flattenRecord } from './flatten'
import { jsonErrorLine } from './json-error'
import { MAX_ROWS, TOO_MANY_ROWS } from './limits'
import type { Parsed, ParsedRow } from './parse-csv'

const WRAPPERS = ['universities', 'data', 'records']

/** The line on which each entry of the file's first list begins. The text must be valid JSON. */
export function entryLines(text: string): number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  let listDepth = 0
  let isInString = false
  let isExpected = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '\n') line++
    if (isInString) {
      if (letter === '\\') at++
      else if (letter === '"') isInString = false
      continue
    }
    if (/\s/.test(letter)) continue
    if (isExpected && depth === listDepth && letter !== ']') {
      lines.push(line)
      isExpected = false
    }
    if (letter === '"') isInString = true
    else if (letter === '[' || letter === '{') {
      depth++
      if (letter === '[' && listDepth === 0) {
        listDepth = depth
        isExpected = true
      }
    } else if (letter === ']' || letter === '}') {
      if (depth === listDepth) return lines
      depth--
    } else if (letter === ',' && depth === listDepth && listDepth > 0) isExpected = true
  }
  return lines
}

function entriesOf(json: unknown): { entries: unknown[]; isList: boolean } {
  if (Array.isArray(json)) return { entries: json, isList: true }
  if (isObject(json)) {
    const wrapped = WRAPPERS.map((name) => (Object.hasOwn(json, name) ? json[name] : null)).find(
      Array.isArray,
    )
    if (wrapped) return { entries: wrapped, isList: true }
  }
  return { entries: [json], isList: false }
}

/** Reads a JSON file: one record, a list of them, or a list under "universities", "data" or "records". */
export function parseJson(text: string): Parsed {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { reason: `This is not valid JSON: look at line ${jsonErrorLine(text)}.` }
  }
  const { entries, isList } = entriesOf(json)
  if (entries.length === 0) return { reason: 'There is no university in this file.' }
  if (entries.length > MAX_ROWS) return { reason: TOO_MANY_ROWS }
  const lines = isList ? entryLines(text) : [1]
  const unused = new Set<string>()
  const rows = entries.map((entry, at): ParsedRow => {
    const line = lines[at] ?? at + 1
    if (isObject(entry)) return { line, cells: flattenRecord(entry, unused) }
    return {
      line,
      cells: {},
      fault: 'This is not a university: expected an object with a name and a country.',
    }
  })
  return { rows, unused: [...unused] }
}
