import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import countriesData from '@/data/countries.json'
import ratesData from '@/data/exchange-rates.json'
import { entriesToCsv, entriesToJson } from '@/lib/import/export'
import { toAddedRecord } from '@/lib/import/merge'
import { readImport, type Reference } from '@/lib/import/read-import'
import type { AddedEntry } from '@/lib/import/schema'
import { ExchangeRatesSchema } from '@/lib/money/schema'
import { CountrySchema } from '@/lib/places/schema'
import { UniversityRecordSchema } from '@/lib/universities/record/schema'

const reference: Reference = {
  countries: countriesData.map((country) => CountrySchema.parse(country)),
  rates: ExchangeRatesSchema.parse(ratesData),
  successors: {},
}
const DIRECTORY = join(process.cwd(), 'data', 'universities')
const entries = readdirSync(DIRECTORY)
  .flatMap((file) => JSON.parse(readFileSync(join(DIRECTORY, file), 'utf8')) as unknown[])
  .map((record, at): AddedEntry => ({
    id: `added-${at}`,
    addedOn: '2026-01-01',
    from: 'file',
    replaces: null,
    record: toAddedRecord(UniversityRecordSchema.parse(record)),
  }))
const names = new Map(reference.countries.map(({ code, name }) => [code, name]))

function readBack(text: string) {
  const result = readImport(text, reference, () => {})
  if ('reason' in result) throw new Error(result.reason)
  return result.rows.map(({ record, problems }) => JSON.stringify(record ?? problems))
}

describe('every university of the catalogue, exported and imported again', () => {
  const half = Math.ceil(entries.length / 2)
  const parts = [entries.slice(0, half), entries.slice(half)]
  const expected = entries.map(({ record }) => JSON.stringify(record))

  it('is the same from JSON', () => {
    expect(parts.flatMap((part) => readBack(entriesToJson(part, (code) => names.get(code) ?? code)))).toEqual(
      expected,
    )
  })

  it('is the same from CSV', () => {
    expect(parts.flatMap((part) => readBack(entriesToCsv(part)))).toEqual(expected)
  })
})
