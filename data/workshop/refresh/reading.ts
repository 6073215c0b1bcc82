import fs from 'node:fs'
import { read, utils } from '@e965/xlsx'
import { Unzip, UnzipInflate } from 'fflate'
import Papa from 'papaparse'
import { Refusal, type PublisherFile, type PublisherRow } from './recipe'

/** One row in so many may be none; more are another shape. */
const FEW = 100
/** The header of a sheet stands in one of its first rows. */
const FIRST_ROWS = 10
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
  if (file.format === 'csv') await readCsv(file, source, take)
  else for (const row of file.format === 'json' ? jsonRows(file, source) : sheetRows(file, source)) take(row)
  if (bad * FEW > rows.length + bad)
    throw new Refusal(`${file.name} has another shape: ${bad} rows don’t fit (${example}).`)
  if (rows.length < file.leastRows)
    throw new Refusal(
      `${file.name} has ${rows.length} rows; less than ${file.leastRows} is a file cut short.`,
    )
  return rows
}

function checkColumns(file: PublisherFile, names: readonly string[]): void {
  const missing = Object.keys(file.columns.shape).filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw new Refusal(`${file.name} has another shape: it lacks the columns ${missing.join(', ')}.`)
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
    Papa.parse<Record<string, unknown>>(fs.createReadStream(from, 'utf8'), {
      header: true,
      skipEmptyLines: true,
      transformHeader: (name) => name.replace(/^\uFEFF/, '').trim(),
      step: ({ data, meta }, parser) => {
        try {
          if (!isChecked) checkColumns(file, meta.fields ?? [])
          isChecked = true
          take(data)
        } catch (error) {
          parser.abort()
          fail(error)
        }
      },
      complete: () => resolve(),
      error: fail,
    })
  })
}

function jsonRows(file: PublisherFile, from: string): Record<string, unknown>[] {
  const json = parse(file, fs.readFileSync(from, 'utf8'))
  const rows = file.rowsOf ? file.rowsOf(json) : json
  if (!Array.isArray(rows)) throw new Refusal(`${file.name} has another shape: it holds no list of rows.`)
  return rows
}

function parse(file: PublisherFile, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(`${file.name} is no whole JSON: it was cut short, or is another file.`)
  }
}

function sheetRows(file: PublisherFile, from: string): Record<string, unknown>[] {
  let workbook
  try {
    workbook = read(fs.readFileSync(from), { cellDates: true, dense: true })
  } catch {
    throw new Refusal(`${file.name} is no whole workbook: it was cut short, or is another file.`)
  }
  const wanted = Object.keys(file.columns.shape)
  const sheets = workbook.SheetNames.flatMap((name) => workbook.Sheets[name] ?? [])
  for (const sheet of sheets) {
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '', blankrows: false, UTC: true })
    const at = rows.slice(0, FIRST_ROWS).findIndex((row) => wanted.every((column) => row.includes(column)))
    const header = rows[at]
    if (!header) continue
    return rows
      .slice(at + 1)
      .map((row) => Object.fromEntries(header.map((name, index) => [String(name), row[index]])))
  }
  throw new Refusal(`${file.name} has another shape: no sheet has the columns ${wanted.join(', ')}.`)
}

/** Writes the wanted member of an archive beside it, piece by piece, and gives its path. */
function unzip(file: PublisherFile, from: string): Promise<string> {
  const target = `${from}.member`
  const out = fs.openSync(target, 'w')
  return new Promise<string>((resolve, reject) => {
    let state: 'sought' | 'begun' | 'whole' = 'sought'
    let bytes = 0
    const stream = new Unzip((entry) => {
      if (state !== 'sought' || !file.member?.test(entry.name)) return
      state = 'begun'
      entry.ondata = (error, chunk, isLast) => {
        if (error) return reject(new Refusal(`${file.name} is no whole archive: ${error.message}.`))
        bytes += chunk.length
        if (bytes > MOST_MEMBER_BYTES) return reject(new Refusal(`${entry.name} is larger than can be read.`))
        fs.writeSync(out, chunk)
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
