import type { Scholarship, Sum } from '../scholarships/record/schema'
import { SINGLE_FACT } from './licences'
import { columnMaker, drawTable, type Column, type Table } from './table'

type OpenAward = { award: Scholarship; page: string }

const { text, number, yes } = columnMaker<OpenAward>(SINGLE_FACT)

const PARTS = ['tuition', 'stipend', 'grant'] as const

/** The first sum that a part of the award names. */
function sumColumns(part: (typeof PARTS)[number]): Column<OpenAward>[] {
  const of = (read: (sum: Sum) => string | number | null) => (row: OpenAward) => {
    const [sum] = row.award.awardParts[part]?.amounts ?? []
    return sum ? read(sum) : null
  }
  return [
    number(
      `${part}_from`,
      'The sum, or the lowest; empty: up to the highest',
      of(({ min }) => min),
    ),
    number(
      `${part}_to`,
      'The highest; the same where it is one sum',
      of(({ max }) => max),
    ),
    text(
      `${part}_currency`,
      'ISO 4217',
      of(({ currency }) => currency),
    ),
    text(
      `${part}_period`,
      'What the sum is for',
      of(({ period }) => period),
    ),
    text(
      `${part}_degree`,
      'The level that it is for; empty: all',
      of(({ degree }) => degree),
    ),
    text(
      `${part}_year`,
      'Year of the sum',
      of(({ year }) => year),
    ),
  ]
}

const COLUMNS: readonly Column<OpenAward>[] = [
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
  text('value', 'What it pays, in words', ({ award }) => award.value),
  yes('fully_funded', 'It pays tuition and living', ({ award }) => award.isFullyFunded),
  ...PARTS.flatMap(sumColumns),
  number('awards', 'How many are given', ({ award }) => award.numberOfAwards?.count ?? null),
  text('status', 'Whether it is given at present', ({ award }) => award.status),
  text('basis', 'What our record rests on', ({ award }) => award.basis),
  text('confidence', 'How sure we are of it', ({ award }) => award.confidence),
  text('website', 'The provider’s page', ({ award }) => award.link),
  text('source', 'Title of the page that was read', ({ award }) => award.sources[0]?.title ?? null),
  text('source_url', 'Its address', ({ award }) => award.sources[0]?.url ?? null),
  text('checked_on', 'ISO day on which it was read', ({ award }) => award.sources[0]?.checkedOn ?? null),
  text('page', 'Its page here, with its rules', ({ page }) => page),
]

/** One row an award. */
export const awardTable = (rows: readonly OpenAward[]): Table =>
  drawTable(
    {
      name: 'awards',
      title: 'Awards',
      description: 'Scholarships, what they pay and whom they are for, read page by page at their providers.',
      key: ['id'],
      columns: COLUMNS,
    },
    rows,
  )
