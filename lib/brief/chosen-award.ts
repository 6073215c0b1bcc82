import { callFor } from '../cost/awards'
import { datesFor, deadlineStatus } from '../scholarships/deadline-status'
import type { Scholarship } from '../scholarships/record/schema'
import type { Brief } from './queries'

/**
 * Whether a chosen award pays, or could pay, at a place of the brief. `nothing`: each place says why not. `elsewhere`: no
 * place can have it. `closed`: there is no place, and no call for anybody.
 */
type ChosenAward = 'pays' | 'nothing' | 'elsewhere' | 'closed'

export function chosenAward(
  award: Scholarship,
  { places, address, today }: Pick<Brief, 'places' | 'address' | 'today'>,
): ChosenAward {
  if (places.length === 0) {
    const dates = datesFor(award, address.passport?.split(',') ?? [])
    return callFor(deadlineStatus(dates, today), null, award) === 'none' ? 'closed' : 'pays'
  }
  const found = places.flatMap(({ awards }) => awards.filter(({ id }) => id === award.id))
  if (found.length === 0) return 'elsewhere'
  return found.some(({ standing }) => ['pays', 'could-pay', 'ask'].includes(standing)) ? 'pays' : 'nothing'
}
