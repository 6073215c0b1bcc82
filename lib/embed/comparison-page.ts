import { columnHref, compareHref } from '../compare/compare-href'
import { getBases, getComparedWithCost, getFigures } from '../compare/queries'
import { compareRows } from '../compare/rows'
import type { Level } from '../facts/vocabulary'
import { levelWord } from '../facts/words'
import { SITE } from '../site'
import { formatDate } from '../text/format'
import { html, type Html } from '../text/html'
import { isoDate } from '../text/iso-date'
import { comparedAt } from '../universities/compared-column'
import type { ComparedUniversity } from '../universities/compared-university'
import { plainPage } from '../web/plain-page'
import { CATALOGUE_CACHE, MISSING_CACHE } from '../server/headers'

const STYLES = `body{padding:.75rem;font-size:.9375rem}
[role=region]{overflow-x:auto}
table{table-layout:fixed;min-width:calc(var(--columns)*9rem)}
td{border:0;padding-block-start:0}
td>*{display:block}
h1{position:absolute;clip-path:inset(50%)}`

/** What a frame has room for: the rows that decide, and the fee. */
const FURTHER = ['Tuition (International)']

const shownRows = (columns: readonly ComparedUniversity[]) =>
  compareRows(columns)
    .flatMap(({ rows }, group) => rows.filter(({ label }) => group === 0 || FURTHER.includes(label)))
    .filter(({ isUnreported }) => !isUnreported)

const link = (href: string, text: string): Html =>
  html`<a href="${new URL(href, SITE.url).href}" target="_blank" rel="noopener">${text}</a>`

/** "Source: www.ox.ac.uk, 2026": that of the figure, or what the words of a row without one rest on. */
function sourcesOf({ id, level }: ComparedUniversity): (label: string) => Html | null {
  const [figures, bases] = [getFigures(id, level), getBases(id, level)]
  return (label) => {
    const [figure, basis] = [figures?.[label], bases?.[label]]
    const [address, year] = figure?.source ? [figure.source, figure.year] : [basis?.address, basis?.year]
    if (!address) return null
    const words = [new URL(address).hostname, year].filter(Boolean).join(', ')
    return html`<small>Source: ${link(address, words)}</small>`
  }
}

const page = (title: string, body: Html, answer: Parameters<typeof plainPage>[1]) =>
  plainPage({ language: 'en', direction: 'ltr', title, styles: STYLES, body }, answer)

/** The comparison of universities or programmes as a small document; one that says so where the catalogue has none of them. */
export function comparisonPage(ids: readonly string[], asked: Level): Response {
  const columns = ids.flatMap((id) => {
    const column = getComparedWithCost(id)
    return column ? comparedAt(column, asked) : []
  })
  if (columns.length === 0)
    return page(
      'No comparison',
      html`<p>We have none of these universities. ${link('/universities', SITE.name)}</p>`,
      {
        status: 404,
        cache: MISSING_CACHE,
      },
    )
  const sources = columns.map(sourcesOf)
  const title = columns.map(({ name }) => name).join(', ')
  const caption = `For a ${levelWord(asked)} degree, for somebody from abroad. As of ${formatDate(isoDate(new Date()))}. `
  const body = html`<main>
    <h1>${title}</h1>
    <div role="region" aria-label="${title}" tabindex="0">
      <table style="--columns:${columns.length}">
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${link(columnHref(column), column.name)}</th>`)}
          </tr>
        </thead>
        ${shownRows(columns).map(
          ({ label, cells }) =>
            html`<tbody>
              <tr>
                <th scope="rowgroup" colspan="${columns.length}"><small>${label}</small></th>
              </tr>
              <tr>
                ${cells.map(({ text, note, isKnown }, at) => {
                  const source = (isKnown && sources[at]?.(label)) ?? null
                  return html`<td>
                    ${isKnown ? html`<b>${text}</b>` : text} ${note && html`<small>${note}</small>`} ${source}
                  </td>`
                })}
              </tr>
            </tbody>`,
        )}
      </table>
    </div>
    <p>
      <small
        >${caption}Sums are worked out line by line, each with its source:
        ${link(
          compareHref(
            columns.map(({ id }) => id),
            asked,
          ),
          `the whole comparison on ${SITE.name}`,
        )}</small
      >
    </p>
  </main>`
  return page(title, body, { cache: CATALOGUE_CACHE })
}
