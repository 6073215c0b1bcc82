/**
 * The parsed address, or null if the text is none. Without a `base` it has to be absolute. It does not use `URL.canParse`:
 * in Node 20 and 22 that refuses hosts such as "münchen.example" after some thousand calls
 * (https://github.com/AikidoSec/firewall-node/pull/1086). This can go when Node 24 is the oldest: `URL.parse` does it.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
