import { html, type Html } from '../text/html'
import { DARK_COLOURS, LIGHT_COLOURS } from '../theme-colours'

type PlainPage = {
  /** BCP 47 */
  language: string
  direction: 'ltr' | 'rtl'
  title: string
  /** Of this page alone, after the styles that all such pages have. */
  styles: string
  body: Html
}

type Colours = Record<'paper' | 'ink' | 'accent', string>

const write = ({ paper, ink, accent }: Colours) => `--paper:${paper};--ink:${ink};--accent:${accent}`

const STYLES = `:root{color-scheme:light dark;${write(LIGHT_COLOURS)};--line:color-mix(in srgb,var(--ink) 18%,var(--paper));--ink-2:color-mix(in srgb,var(--ink) 78%,var(--paper))}
@media (prefers-color-scheme:dark){:root{${write(DARK_COLOURS)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3{font-weight:500;line-height:1.2;text-wrap:balance;margin:0}
a{color:var(--accent)}
p{margin:.4rem 0}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;vertical-align:top;padding:.45rem .6rem;border-block-start:1px solid var(--line)}
th{font-weight:600}
small{color:var(--ink-2);font-size:.86em}
@media print{:root{color-scheme:light;${write({ ...LIGHT_COLOURS, paper: '#fff' })}}}`

/**
 * A document of its own, without the site's header, script and typeface: for another site's frame, and for readers of other
 * languages. Search engines keep none of them, because each address is one of millions.
 */
export function plainPage(
  { language, direction, title, styles, body }: PlainPage,
  { status = 200, cache }: { status?: number; cache: string },
): Response {
  const page = html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${{ markup: STYLES + styles }}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`
  return new Response(page.markup, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cache,
      'X-Robots-Tag': 'noindex',
    },
  })
}
