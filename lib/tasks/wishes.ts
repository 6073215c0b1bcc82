import type { PlaceWish, PricedPlaces } from '../cost/priced-places'
import type { PlanChoice } from '../plan/choices'
import { startOf } from './start'

type Wishing = Pick<PlanChoice, 'awards' | 'start' | 'added'>

/**
 * What a plan says of its priced places, which the cost reads: the chosen awards, and the day on which courses begin, as
 * the visitor set it or as the tasks propose it.
 * @param today ISO day
 */
export const wishesOf = (
  choices: readonly Wishing[],
  { places }: Pick<PricedPlaces, 'places'>,
  today: string,
): PlaceWish[] =>
  choices.map(({ awards, start, added }, at) => {
    const place = places[at]
    const month = place && startOf({ ...place.choice, start: null, added }, place.rules, today)
    return { awards, start: start ?? (month ? `${month}-01` : null) }
  })
