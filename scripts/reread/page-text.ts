import { JSDOM } from 'jsdom'

const BLOCKS =
  'address,article,aside,blockquote,br,dd,div,dl,dt,fieldset,figcaption,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,option,p,pre,section,summary,table,tbody,td,th,thead,title,tr,ul'

/**
 * What a reader sees of an HTML page, a line for each block, the cells of a table's row in one line. Null for a page that
 * was cut short: it does not end, so what is missing on it proves nothing.
 */
export function pageText(html: string): string | null {
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
