import { JSDOM } from 'jsdom'
import type { Fetched } from '../../data/workshop/polite-fetch'
import { scrapePage } from '../../lib/scraper/server/firecrawl'
import type { Service } from '../../lib/scraper/server/service-request'
import { ServiceError } from '../../lib/scraper/shared/service-error'

const BLOCKS =
  'address,article,aside,blockquote,br,dd,div,dl,dt,fieldset,figcaption,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,option,p,pre,section,summary,table,tbody,td,th,thead,title,tr,ul'

/**
 * What a reader sees of an HTML page, a line for each block, the cells of a table's row in one line. Null for a page that
 * was cut short: it does not end, so what is missing on it proves nothing.
 */
function pageText(html: string): string | null {
  if (/<html|<body/i.test(html) && !/<\/html\s*>\s*(<!--[\s\S]*?-->\s*)*$/i.test(html)) return null
  const { document } = new JSDOM(html).window
  for (const unseen of document.querySelectorAll('script,style,noscript,template')) unseen.remove()
  for (const block of document.querySelectorAll(BLOCKS)) {
    block.after(block.matches('td,th') ? ' ' : '\n')
    if (!block.matches('td,th,br')) block.before('\n')
  }
  const lines = (document.body.textContent ?? '').split('\n')
  return lines.flatMap((line) => line.replace(/\s+/g, ' ').trim() || []).join('\n')
}

/** What an address answers now. A page whose text is null can't be judged: it was cut short, or is no text. */
export type ReadPage =
  | { state: 'read'; text: string | null }
  | { state: 'moved' | 'redirected'; to: string; text: string | null }
  | { state: 'gone'; why: string }
  | { state: 'not read'; why: string }

const GONE = [404, 410]
const PERMANENT = [301, 308]

/** The page without what a visit adds to its address. */
const plain = (address: string) =>
  address
    .replace(/#.*$/, '')
    .replace(/\/$/, '')
    .replace(/^http:/, 'https:')
const isRoot = (address: string) => new URL(address).pathname === '/'

function textOf({ type, body }: { type: string; body: Buffer }): string | null {
  const text = body.toString('utf8')
  if (/html/i.test(type)) return pageText(text)
  return /^text\//i.test(type) ? text : null
}

/** A plain answer. One that leads to a site's first page has lost the page that was asked for, and says nothing of it. */
export function toReadPage(asked: string, answer: Fetched): ReadPage {
  if ('failed' in answer) return { state: 'not read', why: answer.failed }
  const { status, url, hops } = answer
  if (GONE.includes(status)) return { state: 'gone', why: `The page is gone (${status}).` }
  if (status !== 200) return { state: 'not read', why: `the server answered ${status}` }
  const text = textOf(answer)
  if (plain(url) === plain(asked)) return { state: 'read', text }
  if (isRoot(url) && !isRoot(asked)) return { state: 'redirected', to: url, text: null }
  const isForGood = hops.every((hop) => PERMANENT.includes(hop)) && url.startsWith('https:')
  return { state: isForGood ? 'moved' : 'redirected', to: url, text }
}

/** The page as the crawling service reads it, with what scripts write on it. It does not say how a page was redirected. */
export async function readByService(service: Service, asked: string): Promise<ReadPage> {
  try {
    const { url, markdown, statusCode } = await scrapePage(service, { url: asked, timeout: 60_000 })
    if (statusCode !== null && GONE.includes(statusCode))
      return { state: 'gone', why: `The page is gone (${statusCode}).` }
    if (statusCode !== null && statusCode !== 200)
      return { state: 'not read', why: `the server answered ${statusCode}` }
    if (!url || plain(url) === plain(asked)) return { state: 'read', text: markdown }
    return { state: 'redirected', to: url, text: isRoot(url) && !isRoot(asked) ? null : markdown }
  } catch (error) {
    if (error instanceof ServiceError) return { state: 'not read', why: error.message }
    throw error
  }
}
