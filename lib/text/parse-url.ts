/**
 * The parsed absolute address, or null if the text is none. It does not use `URL.canParse`: in Node 20 and 22 that
 * refuses hosts such as "münchen.example" after some thousand calls
 * (https://github.com/AikidoSec/firewall-node/pull/1086). `URL.parse` can replace this function when the site
 * requires Node 24.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
