import { addressQuery } from '../tasks/address'
import { CATALOGUE_CACHE, MISSING_CACHE } from '../server/headers'
import { SITE } from '../site'
import { html, type Html } from '../text/html'
import { plainPage } from '../web/plain-page'
import { awardsPart } from './award-part'
import { briefHref } from './brief-href'
import { LANGUAGES } from './languages'
import { placePart, totalOf } from './place-part'
import { properName } from './proper-name'
import { getBriefOptions, type Brief } from './queries'
import { deadlineOf, tasksPart } from './task-part'
import { wordsIn, type Words } from './words'

/** A table whose columns would be narrower than their words: its cells one below the other. */
const STACKED = (table: string) =>
  `${table}thead{display:none}${table}:is(tr,th,td){display:block}${table}tr{border-block-start:1px solid var(--line);padding-block:.4rem}
${table}:is(th,td){border:0;padding:.1rem 0}td[data-head]::before{content:attr(data-head);display:block;font-size:.86em;color:var(--ink-2)}`

const STYLES = `body{max-width:46rem;margin:0 auto;padding:1rem}
h1{font-size:1.7rem}h2{font-size:1.3rem;margin-block:2rem .4rem}h3{font-size:1rem;margin-block:1rem .2rem;font-weight:700}
nav ul,form{display:flex;flex-wrap:wrap;gap:.3rem .9rem;padding:0;list-style:none;align-items:end}
nav ul{align-items:baseline}nav :is(a,b){display:inline-block;padding:.45rem 0}
label{display:grid;gap:.15rem;flex:1 1 12rem;min-width:0}
select,button{font:inherit;min-height:44px;min-width:0;max-width:100%;color:inherit;background:var(--paper);border:1px solid var(--ink-2);border-radius:6px;padding:0 .6rem}
ul{padding-inline-start:1.2rem;margin:.3rem 0}
b{font-weight:650}
.sum{font-size:1.15rem}
footer{margin-block-start:2rem;border-block-start:1px solid var(--line);padding-block-start:.6rem}
th:first-child,td:first-child{padding-inline-start:0}
@media(max-width:30rem){th,td{padding-inline:.3rem}${STACKED('.short ')}}
@media(max-width:24rem){${STACKED('table ')}}
@media print{@page{margin:10mm}body{max-width:none;padding:0;font-size:9pt;line-height:1.28}nav,form,.more{display:none}
h1{font-size:1.3rem}h2{font-size:1.1rem;margin-block:.6rem .1rem}h3{margin-block:.3rem 0;font-size:.9rem}.sum{font-size:1rem}
p,ul{margin-block:.1rem}section ul{columns:2;column-gap:1.8rem}th,td{padding-block:.1rem}footer{margin-block-start:.5rem;padding-block-start:.1rem}
table,ul,li,p{break-inside:avoid}h2,h2+p,h3{break-after:avoid}a{color:inherit;text-decoration:none}}`

/** The brief in each language, by its own name. */
function languageLinks(address: Brief['address'], { say, language }: Words): Html {
  const links = LANGUAGES.map(({ code, name: own }) =>
    code === language
      ? html`<li><b aria-current="page" lang="${code}">${own}</b></li>`
      : html`<li>
          <a href="${briefHref({ ...address, language: code })}" hreflang="${code}" lang="${code}">${own}</a>
        </li>`,
  )
  return html`<nav aria-label="${say('language')}">
    <ul>
      ${links}
    </ul>
  </nav>`
}

type Option = readonly [value: string, label: string]

function select(
  given: { name: string; label: string; options: readonly Option[]; value: string },
  none: string,
): Html {
  const option = ([value, label]: Option) =>
    html`<option value="${value}" ${value === given.value && { markup: ' selected' }}>${label}</option>`
  return html`<label
    ><small>${given.label}</small
    ><select name="${given.name}">
      ${[['', none] as const, ...given.options].map(option)}
    </select></label
  >`
}

/** What may stand on the page as the address has it: a sentence that somebody wrote into a link may not. */
const ID = /^[a-z0-9/~.:-]{1,120}$/

/** Asks for the passport, which decides fees, and for the currency; below, what the address says of them that nobody knows. */
function form(
  { address, currency }: Brief,
  { say, language, country, list, aside, colon, currency: nameOf, order }: Words,
): Html {
  const { passports, currencies } = getBriefOptions()
  const named = (codes: readonly string[], of: (code: string) => string): Option[] =>
    codes.map((code) => [code, of(code)] as const).sort(([, a], [, b]) => order(a, b))
  const kept = [
    ...new URLSearchParams(addressQuery(address)),
    ...(language === 'en' ? [] : [['lang', language]]),
  ]
  const none = say('notChosen')
  const own = address.passport ?? ''
  const both: Option[] = own.includes(',') ? [[own, list(own.split(',').map(country))]] : []
  return html`<form action="/brief">
      ${kept.map(([key = '', value = '']) => html`<input type="hidden" name="${key}" value="${value}" />`)}
      ${select({ name: 'passport', label: say('passport'), options: [...both, ...named(passports, country)], value: own }, none)}
      ${select({ name: 'currency', label: say('currency'), options: named(currencies, nameOf), value: address.currency ?? currency }, none)}
      <button>${say('show')}</button>
    </form>
    ${address.unknownAnswers.map(({ name: answer, text }) =>
      ID.test(text)
        ? html`<p>${say(answer)}${colon}${properName(text)}${aside(say('unknown'))}</p>`
        : html`<p>${say(answer)}${colon}${say('unknown')}</p>`,
    )}`
}

/** The places side by side: what each costs, and by when to apply. */
function shortPart({ places, tasks }: Brief, words: Words): Html | null {
  if (places.length < 2) return null
  const { say } = words
  return html`<h2>${say('short')}</h2>
    <table class="short">
      <thead>
        <tr>
          <th scope="col">${say('place')}</th>
          <th scope="col">${say('inAll')}</th>
          <th scope="col">${say('applyBy')}</th>
        </tr>
      </thead>
      <tbody>
        ${places.map(
          (place) =>
            html`<tr>
              <th scope="row">${properName(place.name)}</th>
              <td data-head="${say('inAll')}">${totalOf(place, words)}</td>
              <td data-head="${say('applyBy')}">${deadlineOf(place.key, tasks, words)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
}

/** The items of the address that the catalogue lacks; nothing where it has all. */
function unknownPart({ unknown }: Brief, { say }: Words): Html | null {
  if (unknown.length === 0) return null
  const named = unknown.filter((id) => ID.test(id))
  return html`<p>${say('gone', { count: unknown.length })}</p>
    ${
      named.length > 0 &&
      html`<ul>
        ${named.map((id) => html`<li>${properName(id)}</li>`)}
      </ul>`
    }`
}

/** The plain words for a family, as a document. */
export async function briefPage(brief: Brief): Promise<Response> {
  const { address, places, awards, madeOn } = brief
  const words = await wordsIn(address.language)
  const { say, direction, language, day } = words
  const isEmpty = places.length + awards.length === 0
  const body = html`<header>
      ${languageLinks(address, words)}
      <h1>${say('title')}</h1>
      <p>${isEmpty ? say('none') : say('lead')}</p>
    </header>
    <main>
      ${!isEmpty && form(brief, words)} ${!isEmpty && unknownPart(brief, words)} ${shortPart(brief, words)}
      ${places.map((place) => placePart(place, brief, words))} ${awardsPart(brief, words)}
      ${tasksPart(brief, words)}
    </main>
    <footer>
      ${
        !isEmpty &&
        html`<p><b>${say('check')}</b></p>
          <p><small>${say('rates', { date: day(brief.ratesOf) })}</small></p>`
      }
      <p>
        <small
          >${say('made', { site: SITE.name, date: day(madeOn) })}
          <a href="${SITE.url}" lang="en" hreflang="en"><bdi>${new URL(SITE.url).host}</bdi></a></small
        >
      </p>
    </footer>`
  return plainPage(
    { language, direction, title: say('title'), styles: STYLES, body },
    isEmpty ? { status: 404, cache: MISSING_CACHE } : { cache: CATALOGUE_CACHE },
  )
}
