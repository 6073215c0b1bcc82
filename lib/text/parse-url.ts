/**
 * The parsed absolute address, or null if the text is none. It does not use `URL.canParse`: in Node 20 and 22 that
 * refuses hosts such as "münchen.example" after some thousand calls
 * (https://github.com/AikidoSec/firewall-node/pull/1086). This can go when Node 24 is the oldest: `URL.parse` does it.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
