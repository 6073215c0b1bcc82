import { one } from '../cost/range'
import { extentOf } from '../scholarships/award'
import type { Scholarship } from '../scholarships/record/schema'
import { html, type Html } from '../text/html'
import type { BriefPlace } from './queries'
import type { Words } from './words'

const PARTS = ['tuition', 'stipend', 'housing', 'insurance', 'travel', 'grant'] as const

const EXTENTS = [
  ['full', 'paysFull'],
  ['up-to-full', 'paysUpTo'],
  ['partial', 'paysPart'],
] as const

/** What an award pays, by whether it pays all of a part. */
function paysLines({ awardParts }: Scholarship, { say, list }: Words): (Html | false)[] {
  return EXTENTS.map(([extent, message]) => {
    const parts = PARTS.filter((part) => extentOf(awardParts[part]) === extent)
    if (parts.length === 0) return false
    return html`<br />${say(message, { parts: list(parts.map((part) => say(`part.${part}`))) })}`
  })
}

/** The chosen awards: what each pays, and that none is certain. */
export function awardsPart(awards: readonly Scholarship[], words: Words): Html | null {
  if (awards.length === 0) return null
  return html`<section>
    <h2>${words.say('awards')}</h2>
    <ul>
      ${awards.map(
        (award) =>
          html`<li>
            <a href="/scholarships/${award.id}" hreflang="en"><bdi translate="no">${award.name}</bdi></a
            >${paysLines(award, words)}
          </li>`,
      )}
    </ul>
    <p>${words.say('notSure')}</p>
  </section>`
}

/** Who pays for a place: what each chosen award could pay, and the family. */
export function payersPart({ awards, table }: BriefPlace, { say, span }: Words): Html {
  const lines = awards.map(({ name: award, standing, sum }) => {
    if (standing === 'not') return say('awardNot', { award })
    if (standing === 'ask') return say('awardAsk', { award })
    if (!sum) return say('awardCouldPart', { award })
    const [range, unit] = sum.own ? [sum.own, table.currency] : [sum.local, table.local]
    const paid = span(range.low === 0 ? one(range.high) : range, unit, 'name')
    return say(sum.local.low === 0 ? 'awardCouldUpTo' : 'awardCould', { award, sum: paid })
  })
  return html`<h3>${say('whoPays')}</h3>
    ${lines.map((line) => html`<p>${line}</p>`)}
    <p>${say(lines.length > 0 ? 'familyRest' : 'familyAll')}</p>`
}
