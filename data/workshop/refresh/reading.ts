import fs from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { TextDecoderStream } from 'node:stream/web'
import { read, utils } from '@e965/xlsx'
import { Unzip, UnzipInflate } from 'fflate'
import Papa from 'papaparse'
import { z } from 'zod'
import { jsonOf, Refusal, type PublisherFile, type PublisherRow } from './recipe'

/** One row in so many may be none; more are another shape. */
const FEW = 100
/** The header of a file stands in one of its first rows. */
const FIRST_ROWS = 20
const MOST_MEMBER_BYTES = 600_000_000

/** The rows of a publisher's file, with the columns of its schema alone. @throws Refusal on another shape */
export async function readRows(file: PublisherFile, from: string): Promise<PublisherRow[]> {
  const source = file.member ? await unzip(file, from) : from
  const rows: PublisherRow[] = []
  let bad = 0
  let example = ''
  const take = (row: Record<string, unknown>) => {
    const parsed = file.columns.safeParse(row)
    if (parsed.success) return void rows.push(parsed.data)
    bad += 1
    example ||= `${parsed.error.issues[0]?.path.join('.')}: ${parsed.error.issues[0]?.message}`
  }
  if (file.format === 'csv' && !isWorkbook(source)) await readCsv(file, source, take)
  else if (file.next)
    for await (const page of createInterface(fs.createReadStream(source, 'utf8')))
      jsonRows(file, page).forEach(take)
  else if (file.format === 'json') jsonRows(file, fs.readFileSync(source, 'utf8')).forEach(take)
  else sheetRows(file, source).forEach(take)
  if (bad * FEW > rows.length + bad)
    throw new Refusal(`${file.name} has another shape: ${bad} rows don’t fit (${example}).`)
  if (rows.length < file.leastRows)
    throw new Refusal(
      `${file.name} has ${rows.length} rows; less than ${file.leastRows} is a file cut short.`,
    )
  return rows
}

/** Publishers serve some tables now as text, now as a workbook, which is an archive. */
function isWorkbook(from: string): boolean {
  const handle = fs.openSync(from, 'r')
  const start = Buffer.alloc(2)
  fs.readSync(handle, start)
  fs.closeSync(handle)
  return start.toString('latin1') === 'PK'
}

/** The columns that a file must have. */
const neededOf = ({ columns }: PublisherFile) =>
  Object.keys(columns.shape).filter((column) => !(columns.shape[column] instanceof z.ZodOptional))

function checkColumns(file: PublisherFile, names: readonly string[]): void {
  const missing = neededOf(file).filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw new Refusal(`${file.name} has another shape: it lacks the columns ${missing.join(', ')}.`)
}

/** A column by the recipe's name of it: some publishers write it in capitals one year and in small letters the next. */
const columnOf = (file: PublisherFile, name: string) =>
  Object.keys(file.columns.shape).find((column) => column.toLowerCase() === name.toLowerCase()) ?? name

/** Without the lines about the file that some publishers put above the columns. */
function fromHeader(file: PublisherFile, chunk: string): string {
  const lines = chunk.split('\n')
  const columns = neededOf(file).map((column) => column.toLowerCase())
  const at = lines
    .slice(0, FIRST_ROWS)
    .findIndex((line) => columns.every((column) => line.toLowerCase().includes(column)))
  return lines.slice(Math.max(0, at)).join('\n')
}

/** Row by row, so that a file of hundreds of megabytes needs no more memory than what is kept of it. */
function readCsv(
  file: PublisherFile,
  from: string,
  take: (row: Record<string, unknown>) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isChecked = false
    const fail = (error: unknown) => reject(error instanceof Error ? error : new Refusal(String(error)))
    const text = Readable.toWeb(fs.createReadStream(from)).pipeThrough(new TextDecoderStream(file.encoding))
    Papa.parse<Record<string, unknown>>(Readable.fromWeb(text), {
      header: true,
      beforeFirstChunk: (chunk) => fromHeader(file, chunk),
      skipEmptyLines: true,
      transformHeader: (name) => columnOf(file, name.replace(/^\uFEFF/, '').trim()),
      step: ({ data, meta }, parser) => {
        try {
          if (!isChecked) checkColumns(file, meta.fields ?? [])
          isChecked = true
          take(data)
        } catch (error) {
          // Before the parser is stopped: it then says that it is complete.
          fail(error)
          parser.abort()
        }
      },
      complete: () => resolve(),
      error: fail,
    })
  })
}

function jsonRows(file: PublisherFile, text: string): Record<string, unknown>[] {
  const json = jsonOf(text)
  if (json === undefined)
    throw new Refusal(`${file.name} is no whole JSON: it was cut short, or is another file.`)
  const rows = file.rowsOf ? file.rowsOf(json) : json
  if (!Array.isArray(rows)) throw new Refusal(`${file.name} has another shape: it holds no list of rows.`)
  return rows
}

/** The name of a column as it is read, without breaks of line and the mark of a footnote. */
const nameIn = (cell: string) => cell.replace(/\s+/g, ' ').replace(/\*$/, '').trim()

function sheetRows(file: PublisherFile, from: string): Record<string, unknown>[] {
  let workbook
  try {
    workbook = read(fs.readFileSync(from), { cellDates: true, dense: true })
  } catch {
    throw new Refusal(`${file.name} is no whole workbook: it was cut short, or is another file.`)
  }
  const wanted = neededOf(file)
  const sheets = workbook.SheetNames.flatMap((name) => workbook.Sheets[name] ?? [])
  for (const sheet of sheets) {
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '', blankrows: false, UTC: true })
    const headers = rows.slice(0, FIRST_ROWS).map((row) => row.map((name) => nameIn(String(name))))
    const at = headers.findIndex((names) => wanted.every((column) => names.includes(column)))
    const header = headers[at]
    if (!header) continue
    return rows
      .slice(at + 1)
      .map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])))
  }
  throw new Refusal(`${file.name} has another shape: no sheet has the columns ${wanted.join(', ')}.`)
}

/**
 * Writes the wanted member of an archive beside it, piece by piece, and gives its path. Of several, it is the one with the
 * longest name, as a publisher's revision has a word more than what it revises; of equally long ones, that of the last year.
 */
function unzip(file: PublisherFile, from: string): Promise<string> {
  const target = `${from}.member`
  const out = fs.openSync(target, 'w')
  return new Promise<string>((resolve, reject) => {
    let state: 'sought' | 'begun' | 'whole' = 'sought'
    let chosen = ''
    let bytes = 0
    const stream = new Unzip((entry) => {
      const isLater = entry.name.length - chosen.length || Number(entry.name > chosen)
      if (isLater <= 0 || !file.member?.test(entry.name)) return
      fs.ftruncateSync(out)
      chosen = entry.name
      bytes = 0
      state = 'begun'
      entry.ondata = (error, chunk, isLast) => {
        if (error) return reject(new Refusal(`${file.name} is no whole archive: ${error.message}.`))
        bytes += chunk.length
        if (bytes > MOST_MEMBER_BYTES) return reject(new Refusal(`${entry.name} is larger than can be read.`))
        fs.writeSync(out, chunk, 0, chunk.length, bytes - chunk.length)
        if (isLast) state = 'whole'
      }
      entry.start()
    })
    stream.register(UnzipInflate)
    fs.createReadStream(from)
      .on('data', (chunk) => {
        try {
          stream.push(Buffer.from(chunk))
        } catch {
          reject(new Refusal(`${file.name} is no whole archive: it was cut short, or is another file.`))
        }
      })
      .on('end', () => {
        if (state === 'whole') return resolve(target)
        const found = state === 'begun' ? 'it was cut short' : `it holds no ${file.member?.source}`
        reject(new Refusal(`${file.name} is no whole archive: ${found}.`))
      })
      .on('error', reject)
  }).finally(() => fs.closeSync(out))
}
