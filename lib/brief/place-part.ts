import type { Both } from '../cost/cost'
import { isFee, type CostPart } from '../cost/line'
import { isOneSum, inUnit } from '../cost/words'
import { sumOf, type Range } from '../cost/range'
import { hrefOf } from '../plan/plan'
import { html, type Html } from '../text/html'
import { payersPart } from './award-part'
import { properName } from './proper-name'
import type { Brief, BriefPlace } from './queries'
import { hasDeadline, startOf } from './task-part'
import { unknownOf } from './unknown'
import type { Words } from './words'
import { yearIn } from './years'

/** In mid-sentence. */
const LACKING = { tuition: 'part.tuition', living: 'part.stipend' } as const

const lengthOf = ({ length }: BriefPlace['table'], { say }: Words) =>
  length === null ? say('firstYear') : say('years', { years: length })

/** "About 61,200,000 Nigerian nairas for 3 years"; why there is no total where one of its main parts is not known. */
export function totalOf({ table }: BriefPlace, words: Words): string {
  const { total, isAtLeast, lacks } = table
  const { say, sum, list } = words
  if (!total) return say('noTotal', { what: list(lacks.map((part) => say(LACKING[part]))) })
  const { range, unit } = inUnit(total, table)
  const told = sum(isAtLeast ? range.low : range.likely, unit)
  return say(isAtLeast ? 'atLeast' : 'about', { sum: told, length: lengthOf(table, words) })
}

/** Both ends of a total that is not known to the unit. */
function spanOf({ table }: BriefPlace, { say, sum }: Words): Html | null {
  if (!table.total) return null
  const { range, unit } = inUnit(table.total, table)
  if (isOneSum(range)) return null
  return html`<p>${say('span', { low: sum(range.low, unit), high: sum(range.high, unit) })}</p>`
}

const row = (label: string, told: Html | string) =>
  html`<tr>
    <th scope="row">${label}</th>
    <td>${told}</td>
  </tr>`

/** A sum over the degree, in the family's currency and in the country's. */
function bothOf({ local, own }: Both, { table }: BriefPlace, { span, aside }: Words): Html | string {
  const there = span(local, table.local, 'code')
  const isConverted = table.currency !== table.local && own !== null
  return isConverted ? html`${span(own, table.currency, 'code')}<small>${aside(there)}</small>` : there
}

/** A part over the years of the degree. */
function sumOfPart(part: CostPart, { byYear }: BriefPlace['table']): Both {
  const sums = byYear.map(({ parts }) => parts[part])
  const own = sums.map((each) => each.own).filter((each): each is Range => each !== null)
  return { local: sumOf(sums.map(({ local }) => local)), own: own.length === sums.length ? sumOf(own) : null }
}

/** What a fee of nothing rests on may be unsure. */
function feeOf(place: BriefPlace, words: Words): Html | string {
  const { fee } = place.table.tuition
  if (fee.local.high > 0) return bothOf(fee, place, words)
  return words.say(place.table.lines.some((line) => isFee(line) && line.isUnsure) ? 'probablyFree' : 'free')
}

/** The sums of which the total is made. What is charged beside tuition is no tuition. */
function costRows(place: BriefPlace, words: Words): Html[] {
  const { say } = words
  const { lacks, tuition } = place.table
  const [living, once] = (['living', 'once'] as const).map((part) => sumOfPart(part, place.table)) as [
    Both,
    Both,
  ]
  const rowOf = (part: 'charges' | CostPart, sum: Both) =>
    sum.local.high > 0 ? [row(say(part), bothOf(sum, place, words))] : []
  return [
    row(say('tuition'), lacks.includes('tuition') ? say('unknown') : feeOf(place, words)),
    ...rowOf('charges', tuition.charges),
    ...(lacks.includes('living') ? [row(say('living'), say('unknown'))] : rowOf('living', living)),
    ...rowOf('once', once),
  ]
}

/** The money to show before the visa; nothing where none is to be shown or no sum is known. */
function toShowOf({ table: { toShow } }: BriefPlace, { say, span }: Words): Html | null {
  if (!toShow.sum) return null
  const sum = span(toShow.sum, toShow.currency, 'needed')
  return html`<p>${say(toShow.tuition ? 'toShowTuition' : 'toShow', { sum })}</p>`
}

/** Each publisher and year once. */
function sourcesOf({ table }: BriefPlace, words: Words): Html[] {
  const sources = table.lines.flatMap(({ source, year }) => {
    if (!source) return []
    const when = year === null ? '' : yearIn(year, words)
    const { publisher, url } = source
    return [[`${publisher} ${when}`, { publisher, when, url }] as const]
  })
  return [...new Map(sources).values()].map(
    ({ publisher, when, url }) =>
      html`<li>
        <a href="${url}">${properName(publisher)}</a>${when && html`<small>${words.aside(when)}</small>`}
      </li>`,
  )
}

/** One place: what and where, what it costs, who pays, and what is not known. */
export function placePart(place: BriefPlace, brief: Brief, words: Words): Html {
  const { key, name, university, countryCode, level, subject, table } = place
  const { say, country, countryInSentence } = words
  const starts = startOf(key, brief.tasks, words)
  const unknown = unknownOf(
    place,
    { hasStart: starts !== null, hasDeadline: hasDeadline(key, brief.tasks) },
    words,
  )
  const isProgramme = key.startsWith('programme:')
  const id = key.slice(key.indexOf(':') + 1)
  const href = hrefOf({
    kind: isProgramme ? 'programme' : 'university',
    id,
    universityId: id.split('/')[0] ?? id,
  })
  const sources = sourcesOf(place, words)
  return html`<section>
    <h2>${properName(name)}</h2>
    <p>
      ${isProgramme && name !== university && html`${properName(university)} · `}${[country(countryCode), say(`level.${level}`), subject && words.subject(subject), table.length !== null && say('years', { years: table.length })].filter(Boolean).join(' · ')}
    </p>
    ${starts !== null && html`<p>${say('begins', { time: starts })}</p>`}
    <h3>${say('costs')}</h3>
    <p class="sum"><b>${totalOf(place, words)}</b></p>
    ${spanOf(place, words)}
    <table>
      <tbody>
        ${costRows(place, words)}
      </tbody>
    </table>
    ${table.isUsual && html`<p>${say('usual', { country: countryInSentence(countryCode) })}</p>`}
    ${!table.lacks.includes('tuition') && html`<p>${say(`status.${table.status.status}`)}</p>`}
    ${toShowOf(place, words)} ${payersPart(place, words)}
    <h3>${say('notKnown')}</h3>
    <ul>
      ${unknown.map((line) => html`<li>${line}</li>`)}
    </ul>
    ${
      sources.length > 0 &&
      html`<h3>${say('sources')}</h3>
        <ul>
          ${sources}
        </ul>`
    }
    <p class="more"><a href="${href}" hreflang="en">${say('more')}</a></p>
  </section>`
}
