import type { Scholarship } from '../scholarships/record/schema'
import type { RuleInWords } from '../scholarships/rules'
import { formatMonth } from '../text/format'
import { SINGLE_FACT } from './licences'
import { columnMaker, tableOf, type Column } from './table'

/** `rules`: whom it is for, rule by rule in words. */
type OpenAward = { award: Scholarship; rules: readonly RuleInWords[]; page: string }

const { text, number, yes } = columnMaker<OpenAward>(SINGLE_FACT)

const PARTS = ['tuition', 'stipend', 'grant'] as const

/** Of the first sum that a part of the award names. */
function sumColumns(part: (typeof PARTS)[number]): Column<OpenAward>[] {
  const of =
    (key: 'min' | 'max' | 'currency' | 'period' | 'degree' | 'year') =>
    ({ award }: OpenAward) =>
      award.awardParts[part]?.amounts[0]?.[key]
  return [
    number(`${part}_from`, 'The sum, or the lowest; empty: up to the highest', of('min')),
    number(`${part}_to`, 'The highest; the same where it is one sum', of('max')),
    text(`${part}_currency`, 'ISO 4217', of('currency')),
    text(`${part}_period`, 'What the sum is for', of('period')),
    text(`${part}_degree`, 'The level that it is for; empty: all', of('degree')),
    text(`${part}_year`, 'Year of the sum', of('year')),
  ]
}

/** The page that an award was read on; of what no page was read for, general knowledge with the page to check it at. */
export function sourceOfAward({ sources: [source], editorial }: Scholarship) {
  if (source) return source
  const title = editorial && `general knowledge, ${formatMonth(editorial.month)}`
  return { title, url: editorial?.checkAt ?? null, checkedOn: null }
}

/** One row an award. */
export const awardTable = tableOf<OpenAward>({
  name: 'awards',
  title: 'Awards',
  description: 'Scholarships, what they pay and whom they are for, read page by page at their providers.',
  key: ['id'],
  columns: [
    text('id', 'The part of its address here that stays for good', ({ award }) => award.id),
    text('name', 'Its name', ({ award }) => award.name),
    text('provider', 'Who gives it', ({ award }) => award.provider),
    text('type', 'Kind of provider', ({ award }) => award.type),
    text('degrees', 'Degrees that it is for', ({ award }) => award.eligibleDegrees.join(', ')),
    text('host_countries', 'Where it is used: ISO 3166-1, or “multiple”', ({ award }) =>
      award.hostCountries.join(', '),
    ),
    text(
      'university_ids',
      'The universities that it is tied to',
      ({ award }) => award.universityIds.join(', ') || null,
    ),
    text('fields', 'Fields of study, or “any”', ({ award }) => [award.fieldsOfStudy].flat().join(', ')),
    text(
      'rules',
      'Whom it is for in words, rule by rule with bars between them: nationality, degree held, grades and others',
      ({ rules }) => rules.map(({ label, lines }) => `${label}: ${lines.join('; ')}`).join(' | '),
    ),
    text('value', 'What it pays, in words', ({ award }) => award.value),
    yes('fully_funded', 'It pays tuition and living', ({ award }) => award.isFullyFunded),
    ...PARTS.flatMap(sumColumns),
    number('awards', 'How many are given', ({ award }) => award.numberOfAwards?.count),
    text('status', 'Whether it is given at present', ({ award }) => award.status),
    text('basis', 'What our record rests on', ({ award }) => award.basis),
    text('confidence', 'How sure we are of it', ({ award }) => award.confidence),
    text('website', 'The provider’s page', ({ award }) => award.link),
    text(
      'source',
      'Title of the page that was read, or “general knowledge” with its month',
      ({ award }) => sourceOfAward(award).title,
    ),
    text(
      'source_url',
      'Its address; of general knowledge the page to check it at',
      ({ award }) => sourceOfAward(award).url,
    ),
    text('checked_on', 'ISO day on which it was read', ({ award }) => sourceOfAward(award).checkedOn),
    text('page', 'Its page here', ({ page }) => page),
  ],
})
