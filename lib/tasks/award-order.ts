import type { Draft } from './task'
import { byFirstDay, firstDay, inWords, isTimeOver } from './task-time'

/**
 * Tasks to apply to a place, each with the award that the visitor chose for it where that is due first. Where the day to
 * apply is only our advice, it is no later than the award's, because awards mostly ask for the application first.
 * @param awards tasks to apply for awards
 * @param today ISO day
 */
export function withAwardsFirst(
  places: readonly Draft[],
  awards: readonly Draft[],
  today: string,
): readonly Draft[] {
  return places.map((place) => {
    if (place.kind !== 'apply') return place
    const due = firstDay(place.when)
    const [award] = awards
      .filter(({ choices, when }) => {
        const day = firstDay(when)
        const isOfPlace = place.choices.some((key) => choices.includes(key))
        return isOfPlace && day !== null && !isTimeOver(when, today) && (due === null || day < due)
      })
      .sort((a, b) => byFirstDay(a.when, b.when))
    if (!award) return place
    const name = award.title.replace(/^Apply for /, '')
    const text = `${name} is due first, ${inWords(award.when)}: look whether it asks for this application before.`
    const isAdvice = place.basis.kind === 'advice' && due !== null
    return {
      ...place,
      text: [place.text, text].filter(Boolean).join(' '),
      ...(isAdvice && { when: award.when, formula: `not after ${name}, which you chose for it` }),
    }
  })
}
