import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import countriesData from '@/data/countries.json'
import ratesData from '@/data/exchange-rates.json'
import { entriesToCsv, entriesToJson } from '@/lib/import/export'
import { toAddedRecord } from '@/lib/import/merge'
import type { Reference } from '@/lib/import/check-context'
import { PART_ROWS } from '@/lib/import/limits'
import type { AddedEntry } from '@/lib/import/schema'
import { ExchangeRatesSchema } from '@/lib/money/schema'
import { CountrySchema } from '@/lib/places/schema'
import { UniversityRecordSchema } from '@/lib/universities/record/schema'
import { readWhole } from '@/tests/fixtures/read-whole'

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

async function readBack(text: string) {
  const { rows } = await readWhole(text, { reference })
  return rows.map(({ record, problems }) => JSON.stringify(record ?? problems))
}

describe('every university of the catalogue, exported and imported again', () => {
  const parts = Array.from({ length: Math.ceil(entries.length / PART_ROWS) }, (_, part) =>
    entries.slice(part * PART_ROWS, (part + 1) * PART_ROWS),
  )
  const expected = entries.map(({ record }) => JSON.stringify(record))
  const backFrom = async (write: (part: AddedEntry[]) => string) =>
    (await Promise.all(parts.map((part) => readBack(write(part))))).flat()

  it('is the same from JSON', async () => {
    expect(await backFrom((part) => entriesToJson(part, (code) => names.get(code) ?? code))).toEqual(expected)
  })

  it('is the same from CSV', async () => {
    expect(await backFrom(entriesToCsv)).toEqual(expected)
  })
})
