import fs from 'node:fs'
import path from 'node:path'
import Papa from 'papaparse'
import { z } from 'zod'
import { entriesToCsv } from '@/lib/import/export'
import { checkContext, type Reference } from '@/lib/import/check-context'
import { makeReader } from '@/lib/import/import-reader'
import { guessMatching } from '@/lib/import/match-columns'
import { AddedEntrySchema, AddedRecordSchema, type AddedRecord } from '@/lib/import/schema'
import type { Checked } from '@/lib/import/validate'
import { writeStored } from '@/lib/import/stored-entries'
import { ExchangeRatesSchema } from '@/lib/money/schema'
import { CountrySchema } from '@/lib/places/schema'
import { drawFiles, HOSTILE_FILES, type HostileFile } from './hostile-files'
import { newTally, note, type Tally } from './tally'

/** Processor time, so that a busy machine fails nothing. */
const LONGEST_MS = 4000
const LARGEST_RECORD = 100_000
const NAMES_NOTHING = /^$|undefined|NaN|\[object|null/
/** Controls, and marks that turn the direction of the text around them. */
const TURNS_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e\u2066-\u2069]/

const Stored = z.object({ entries: z.array(AddedEntrySchema) })

function readReference(): Reference {
  const read = (file: string) => JSON.parse(fs.readFileSync(path.join('data', file), 'utf8')) as unknown
  return {
    countries: z.array(CountrySchema).parse(read('countries.json')),
    rates: ExchangeRatesSchema.parse(read('exchange-rates.json')),
    successors: {},
  }
}

/**
 * Reads hostile files as the import does. Nothing throws or takes long, and only sound records come of it.
 * @param longestMs `Infinity` where the machine is busy with other work, so that time tells nothing
 */
export async function tryImports({
  count = 1000,
  seed = 1,
  until = Infinity,
  longestMs = LONGEST_MS,
} = {}): Promise<Tally> {
  const files = [...HOSTILE_FILES, ...drawFiles(count, seed)]
  const tally = newTally(files.length)
  const reference = readReference()
  for (const { name, input } of files) {
    if (Date.now() > until) break
    const before = process.cpuUsage()
    let complaint: string | null
    try {
      complaint = complainAboutResult(await readWhole(input, reference))
    } catch (error) {
      complaint = `throws ${String(error).slice(0, 100)}`
    }
    const { user, system } = process.cpuUsage(before)
    const ms = (user + system) / 1000
    note(tally, name, complaint ?? (ms > longestMs ? `takes ${Math.round(ms)} ms` : null))
  }
  return tally
}

type ImportResult = { rows: Checked[] } | { reason: string }

async function readWhole(input: HostileFile['input'], reference: Reference): Promise<ImportResult> {
  const reader = makeReader()
  const summary = await reader.read(input, null)
  if ('reason' in summary) return summary
  return {
    rows: await reader.check(
      guessMatching(summary.columns, checkContext(reference)).matching,
      reference,
      0,
      () => {},
    ),
  }
}

function complainAboutResult(result: ImportResult): string | null {
  if ('polluted' in Object.prototype) return 'changes the prototype of every object'
  if ('reason' in result) return NAMES_NOTHING.test(result.reason) ? `refused with "${result.reason}"` : null
  for (const { record, problems, notes } of result.rows) {
    if (record === null && problems.length === 0) return 'a row is refused without a reason'
    const odd = [...problems, ...notes].find(
      ({ reason }) => reason === '' || /undefined|\[object/.test(reason),
    )
    if (odd) return `says "${odd.reason}"`
    const complaint = record && complainAboutRecord(record)
    if (complaint) return complaint
  }
  return null
}

function complainAboutRecord(record: AddedRecord): string | null {
  const text = JSON.stringify(record)
  if (text.length > LARGEST_RECORD) return `a record of ${text.length} characters`
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(record.name)) return 'a name that cannot be seen'
  if (TURNS_TEXT.test(JSON.stringify(Object.values(record.campusLife ?? {}))) || TURNS_TEXT.test(record.name))
    return 'a text that turns others around'
  if (record.website !== null && !/^https?:\/\//.test(record.website)) return `a link to ${record.website}`
  if (!AddedRecordSchema.safeParse(record).success) return 'a record that its own schema refuses'
  const entry = AddedEntrySchema.parse({
    id: 'added-x',
    addedOn: '2026-01-01',
    from: 'file',
    replaces: null,
    record,
  })
  const stored = Stored.parse(JSON.parse(writeStored([entry]))).entries
  if (JSON.stringify(stored) !== JSON.stringify([entry])) return 'changes when it is stored'
  const cells = Papa.parse<string[]>(entriesToCsv([entry]).replace('\ufeff', '')).data.flat()
  if (cells.some((cell) => /^[=+\-@＝＋－＠\t]/.test(cell))) return 'is exported as a formula'
  return null
}
