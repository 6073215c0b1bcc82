import { isOneSum } from '../cost/words'
import { one } from '../cost/range'
import { extentOf } from '../scholarships/award'
import type { Scholarship } from '../scholarships/record/schema'
import { html, type Html } from '../text/html'
import { chosenAward } from './chosen-award'
import { properName } from './proper-name'
import type { Brief, BriefPlace } from './queries'
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

/** The chosen awards: what each pays, whether a place can have it, and that none is certain. */
export function awardsPart(brief: Brief, words: Words): Html | null {
  const awards = brief.awards.map((award) => ({ award, chosen: chosenAward(award, brief) }))
  if (awards.length === 0) return null
  return html`<section>
    <h2>${words.say('awards')}</h2>
    <ul>
      ${awards.map(
        ({ award, chosen }) =>
          html`<li>
            <a href="/scholarships/${award.id}" hreflang="en">${properName(award.name)}</a
            >${chosen === 'pays' && paysLines(award, words)}
            ${chosen === 'elsewhere' && html`<br />${words.say('awardElsewhere')}`}
            ${chosen === 'closed' && html`<br />${words.say('awardClosed', { award: award.name })}`}
          </li>`,
      )}
    </ul>
    ${awards.some(({ chosen }) => chosen === 'pays') && html`<p>${words.say('notSure')}</p>`}
  </section>`
}

const NOTHING_PAID = {
  not: 'awardNot',
  ask: 'awardAsk',
  later: 'awardLater',
  closed: 'awardClosed',
} as const

/** Who pays for a place: what each chosen award could pay, and the family. */
export function payersPart({ awards, table }: BriefPlace, { say, span }: Words): Html {
  const lines = awards.map(({ name: award, standing, paid, sum }) => {
    if (standing in NOTHING_PAID) return say(NOTHING_PAID[standing as keyof typeof NOTHING_PAID], { award })
    if (!sum) return say('awardCouldPart', { award })
    const [range, unit] = sum.own ? [sum.own, table.currency] : [sum.local, table.local]
    const told = span(range.low === 0 ? one(range.high) : range, unit, 'name')
    if (sum.local.low === 0) return say('awardCouldUpTo', { award, sum: told })
    return [
      say('awardCould', { award, sum: told }),
      paid?.isOfOneYear && !isOneSum(range) && say('awardYears'),
    ]
      .filter(Boolean)
      .join(' ')
  })
  return html`<h3>${say('whoPays')}</h3>
    ${lines.map((line) => html`<p>${line}</p>`)}
    <p>${say(lines.length > 0 ? 'familyRest' : 'familyAll')}</p>`
}
