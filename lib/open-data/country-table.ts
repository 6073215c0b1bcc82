import type { VisaAndLiving } from '../facts/rules'
import { OWN_LICENCE, SINGLE_FACT } from './licences'
import { columnMaker, drawTable, type Column, type Table } from './table'

/** A country to study in. `rules`: of visas and living, null where none were looked up. */
type OpenCountry = {
  code: string
  name: string
  region: string
  universities: number
  awards: number
  rules: VisaAndLiving | null
  page: string
}

const own = columnMaker<OpenCountry>(OWN_LICENCE)
const { text, number, yes } = columnMaker<OpenCountry>(SINGLE_FACT)

const COLUMNS: readonly Column<OpenCountry>[] = [
  own.text('code', 'ISO 3166-1, two small letters', ({ code }) => code),
  own.text('name', 'Name in English', ({ name }) => name),
  own.text('region', 'Part of the world', ({ region }) => region),
  own.number('universities', 'In our table of universities', ({ universities }) => universities),
  own.number('awards', 'In our table of awards, given at present for this country', ({ awards }) => awards),
  text('visa', 'The visa or permit for a degree', ({ rules }) => rules?.visa ?? null),
  number('visa_fee', 'What it costs', ({ rules }) => rules?.fee?.amount ?? null),
  text('visa_fee_currency', 'ISO 4217', ({ rules }) => rules?.fee?.currency ?? null),
  number('funds', 'Money to show for it', ({ rules }) => rules?.funds?.amount ?? null),
  text('funds_currency', 'ISO 4217', ({ rules }) => rules?.funds?.currency ?? null),
  text('funds_period', 'month, year or total', ({ rules }) => rules?.funds?.period ?? null),
  number('living_from', 'Official sum for living, a month', ({ rules }) => rules?.living?.min ?? null),
  number('living_to', 'The highest; empty where it is one sum', ({ rules }) => rules?.living?.max ?? null),
  text('living_currency', 'ISO 4217', ({ rules }) => rules?.living?.currency ?? null),
  text('living_basis', 'What the sum is', ({ rules }) => rules?.living?.basis ?? null),
  text('work_during_study', 'In words', ({ rules }) => rules?.workDuringStudy ?? null),
  text('work_after_study', 'In words', ({ rules }) => rules?.workAfter ?? null),
  text('year', 'The year that the rules hold for', ({ rules }) => rules?.validFor ?? null),
  yes('is_unsure', 'The rules are probable, no more', ({ rules }) => rules?.isUnsure ?? null),
  text('note', 'Exceptions: read them with the rules', ({ rules }) => rules?.note ?? null),
  text(
    'source',
    'Publisher and title',
    ({ rules }) => rules && `${rules.source.publisher}: ${rules.source.title}`,
  ),
  text('source_url', 'Its address', ({ rules }) => rules?.source.url ?? null),
  own.text('page', 'Its page here', ({ page }) => page),
]

/** One row a country with universities. */
export const countryTable = (rows: readonly OpenCountry[]): Table =>
  drawTable(
    {
      name: 'countries',
      title: 'Countries',
      description: 'Visas, money to show, living and work for students from abroad, by country.',
      key: ['code'],
      columns: COLUMNS,
    },
    rows,
  )
