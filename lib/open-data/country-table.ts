import type { VisaAndLiving } from '../facts/visa-rule'
import { OWN_LICENCE, SINGLE_FACT } from './licences'
import { columnMaker, tableOf } from './table'

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

/** One row a country with universities. */
export const countryTable = tableOf<OpenCountry>({
  name: 'countries',
  title: 'Countries',
  description: 'Visas, money to show, living and work for students from abroad, by country.',
  key: ['code'],
  columns: [
    own.text('code', 'ISO 3166-1, two small letters', ({ code }) => code),
    own.text('name', 'Name in English', ({ name }) => name),
    own.text('region', 'Part of the world', ({ region }) => region),
    own.number('universities', 'In our table of universities', ({ universities }) => universities),
    own.number('awards', 'In our table of awards, given at present for this country', ({ awards }) => awards),
    text('visa', 'The visa or permit for a degree', ({ rules }) => rules?.visa),
    number('visa_fee', 'What it costs', ({ rules }) => rules?.fee?.amount),
    text('visa_fee_currency', 'ISO 4217', ({ rules }) => rules?.fee?.currency),
    number('funds', 'Money to show for it', ({ rules }) => rules?.funds?.amount),
    text('funds_currency', 'ISO 4217', ({ rules }) => rules?.funds?.currency),
    text('funds_period', 'month, year or total', ({ rules }) => rules?.funds?.amount && rules.funds.period),
    number('living_from', 'Official sum for living, a month', ({ rules }) => rules?.living?.min),
    number('living_to', 'The highest; empty where it is one sum', ({ rules }) => rules?.living?.max),
    text('living_currency', 'ISO 4217', ({ rules }) => rules?.living?.currency),
    text('living_basis', 'What the sum is', ({ rules }) => rules?.living?.basis),
    text('work_during_study', 'In words', ({ rules }) => rules?.workDuringStudy),
    text('work_after_study', 'In words', ({ rules }) => rules?.workAfter),
    text('year', 'The year that the rules hold for', ({ rules }) => rules?.validFor),
    yes('is_unsure', 'The rules are probable, no more', ({ rules }) => rules?.isUnsure),
    text('note', 'Exceptions: read them with the rules', ({ rules }) => rules?.note),
    text(
      'source',
      'Publisher and title',
      ({ rules }) => rules && `${rules.source.publisher}: ${rules.source.title}`,
    ),
    text('source_url', 'Its address', ({ rules }) => rules?.source.url),
    own.text('page', 'Its page here', ({ page }) => page),
  ],
})
