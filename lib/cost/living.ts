import type { ChoiceFacts } from '../study/choice'
import type { CountryRules, Living } from '../study/country-rules'
import { withArticle } from '../places/with-article'
import type { Fact, OtherCost } from '../facts/fact'
import { isHeadline } from '../facts/fact-age'
import { HIGHER_IN } from '../facts/living-sum'
import { fractionsOf, known, notKnown, restingOn, together, type CostLine, type Found } from './line'
import type { Person } from './person'
import { between, one, times, type Range } from './range'
import { timesInWords } from './words'

const MONTHS = 12

/** The sum of an office for the city and the age; from the lower to the higher where it is not known which holds. */
export function livingRange(
  { min, max, maxFromAge }: Pick<Living, 'min' | 'max' | 'maxFromAge'>,
  country: string,
  { city, age }: { city: string | null; age: number | null },
): Range {
  if (max === null) return one(min)
  if (maxFromAge !== null && age !== null) return one(age < maxFromAge ? min : max)
  const dear = HIGHER_IN[country]
  if (dear === undefined || city === null) return between(min, max)
  return one(city.includes(dear) ? max : min)
}

type LivingGiven = {
  choice: Pick<ChoiceFacts, 'otherCosts' | 'city'>
  rules: CountryRules
  person: Pick<Person, 'age'>
  /** Years. */
  length: number
}

/**
 * Living over a degree: the university's own figure for room and board, or the sum that the state asks students to
 * show. A price level is a level and no budget, so no sum follows from it.
 */
export function livingOf({ choice, rules, person, length }: LivingGiven): Found {
  const own = choice.otherCosts.filter(isHeadline).map((cost) => ownLine(cost, length))
  if (own.some(({ id }) => id === 'living')) return known(...own)
  const at = { city: choice.city, age: person.age }
  const line = rules.living && officialLine(rules.living, { rules, at, length })
  return line ? known(line, ...own) : together(known(...own), livingNotKnown(rules))
}

/** "About as dear as Spain: its price level is 73, where the United States are 100 (2023)". */
function levelInWords({ value, note, year }: Fact<number>): string {
  const level = `price level is ${Math.round(value)}, where the United States are 100 (${year})`
  return note ? `${note}: its ${level}` : `Its ${level}`
}

function livingNotKnown({ name, priceLevel }: Pick<CountryRules, 'name' | 'priceLevel'>): Found {
  return notKnown('living', 'living', `Living costs in ${withArticle(name)}: no official sum`, {
    why: priceLevel && levelInWords(priceLevel),
    source: priceLevel?.source ?? null,
  })
}

type Where = {
  rules: Pick<CountryRules, 'code'>
  at: { city: string | null; age: number | null }
  length: number
}

function officialLine(living: Fact<Living>, { rules, at, length }: Where): CostLine {
  const { currency, period, basis, includesHealth } = living.value
  const range = livingRange(living.value, rules.code, at)
  const units = period === 'month' ? MONTHS : 1
  return {
    ...restingOn(living),
    id: 'living',
    part: 'living',
    label: 'Living, by the official sum',
    years: fractionsOf(length).map((part) => times(range, units * part)),
    currency,
    formula: timesInWords(length * units, period, range, currency),
    isUsual: false,
    note: [
      `The money that the state asks you to show (${basis}): plan with at least this`,
      includesHealth && 'It contains health insurance',
      living.note,
    ]
      .filter(Boolean)
      .join('. '),
  }
}

const LABELS: Record<OtherCost['what'], string> = {
  'room-and-board': 'Room and board',
  books: 'Books',
  other: 'Other living costs',
}

function ownLine(cost: Fact<OtherCost>, length: number): CostLine {
  const { what, min, max, currency } = cost.value
  const range = max === null ? one(min) : between(min, max)
  return {
    ...restingOn(cost),
    id: what === 'room-and-board' ? 'living' : what,
    part: 'living',
    label: LABELS[what],
    years: fractionsOf(length).map((part) => times(range, part)),
    currency,
    formula: timesInWords(length, 'year', range, currency),
    isUsual: false,
  }
}
