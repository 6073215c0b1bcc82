import { count, formatList } from '../text/format'
import type { Tie } from './awards'

/**
 * The number of awards that can be used for a programme, by their tie to it: "12 awards can be used for it: 2 are for
 * this university, 10 for studies in Japan."
 * @param place the country, with its article where it has one
 */
export function awardsList(awards: readonly { tie: Tie }[], place: string): string {
  const of = (wanted: Tie) => awards.filter(({ tie }) => tie === wanted).length
  const parts = [
    of('university') > 0 && `${of('university')} for this university`,
    of('country') > 0 && `${of('country')} for studies in ${place}`,
    of('several') > 0 &&
      `${of('several')} for several countries or some universities, where you must ask whether this one counts`,
  ].filter((part) => part !== false)
  const can = `${count(awards.length, 'award')} of our catalogue can be used for it, by place, level and subject`
  return `${can}: ${formatList(parts)}. Each award’s rules decide who may apply.`
}
