import type { AwardParts, Scholarship, Sum } from '../scholarships/record/schema'
import { PERIODS } from '../scholarships/vocabulary'
import { capital, formatExact } from '../text/format'
import { labelOf } from '../text/options'
import type { CorrectableField, Kept } from './correctable'

type PartName = Exclude<keyof AwardParts, 'other'>
const PARTS: readonly PartName[] = ['tuition', 'stipend', 'housing', 'travel', 'insurance', 'grant']

/** How often a figure stands in a text, and not as a part of a longer one. */
const timesIn = (text: string, figure: string) =>
  [...text.matchAll(/\d[\d,.]*\d|\d/g)].filter(([found]) => found === figure).length

/** One sum without conditions, which the words of the award name once, and nothing else of it. */
function isPlain({ min, max, note, approximate }: Sum, award: Scholarship): boolean {
  if (min === null || min !== max || note !== null || approximate) return false
  const { value, awardParts, ...rest } = award
  const figure = formatExact(min)
  const sums = PARTS.flatMap((part) => awardParts[part]?.amounts ?? [])
  return (
    timesIn(value, figure) === 1 &&
    sums.filter((sum) => sum.min === min || sum.max === min).length === 1 &&
    // A year in the words would not follow.
    !/\b20\d\d\b/.test(value) &&
    timesIn(JSON.stringify([rest, awardParts.other]), figure) === 0
  )
}

type SumField = Pick<CorrectableField, 'key' | 'label' | 'shown'> &
  Pick<Kept, 'values'> & { year: NonNullable<Kept['year']> }

/** The sums of an award that stand in one column and once in its words, which change together. */
export function awardSums(award: Scholarship): SumField[] {
  const { id, value, awardParts } = award
  return PARTS.flatMap((part) =>
    (awardParts[part]?.amounts ?? []).flatMap((sum, at): SumField[] => {
      const { min, currency, period, degree, year } = sum
      if (min === null || !isPlain(sum, award)) return []
      const path = [id, 'awardParts', part, 'amounts', at]
      const figure = formatExact(min)
      const inWords = (typed: string) =>
        value.replaceAll(/\d[\d,.]*\d|\d/g, (found) =>
          found === figure ? formatExact(Number(typed)) : found,
        )
      return [
        {
          key: `${part}-${at + 1}`,
          label: degree === null ? capital(part) : `${capital(part)}, ${degree}`,
          shown: `${currency} ${figure} ${labelOf(PERIODS, period)}`,
          values: [
            { path: [...path, 'min'], from: min },
            { path: [...path, 'max'], from: min },
            { path: [id, 'value'], from: value, write: inWords },
          ],
          year: { path: [...path, 'year'], from: year, holdsFor: year ?? '' },
        },
      ]
    }),
  )
}
