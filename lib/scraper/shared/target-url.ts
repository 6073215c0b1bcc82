import { parseUrl } from '../../text/parse-url'

/** IPv4 networks that are not on the public internet (IANA's special-purpose registry), as base and prefix length. */
const RESERVED_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Endings that never name a host of the public internet. */
const PRIVATE_SUFFIXES = [
  'localhost',
  'local',
  'internal',
  'lan',
  'home',
  'corp',
  'intranet',
  'private',
  'arpa',
]

const MAX_LENGTH = 2_000

const toNumber = (address: string) =>
  address.split('.').reduce((value, part) => value * 256 + Number(part), 0)

function isReservedIpv4(address: string): boolean {
  const value = toNumber(address)
  return RESERVED_IPV4.some(([base, prefix]) => {
    const size = 2 ** (32 - prefix)
    return Math.floor(value / size) === Math.floor(toNumber(base) / size)
  })
}

/** Only 2000::/3 is public. A few blocks in it are reserved: they embed IPv4 addresses or are for documentation. */
function isReservedIpv6(address: string): boolean {
  const [head, second] = address.split(':').map((part) => Number.parseInt(part || '0', 16))
  if (head === undefined || head < 0x2000 || head > 0x3fff) return true
  const next = second ?? 0
  const isSpecial = head === 0x2001 && (next < 0x200 || next === 0xdb8)
  return isSpecial || head === 0x2002 || (head === 0x3fff && next < 0x1000)
}

type Target = { isAllowed: true; url: string } | { isAllowed: false; reason: string }
const refuse = (reason: string): Target => ({ isAllowed: false, reason })

/**
 * Whether the service may read this address: a public web page, never a machine inside somebody's network.
 * The URL parser turns every way of writing a host (decimal, octal, hexadecimal or shortened IPv4, full-width letters,
 * percent-escapes) into the plain one. This checks the parsed host, and `url` is the parsed address to send on.
 */
export function checkTargetUrl(text: string): Target {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return refuse('The address is too long.')
  const url = parseUrl(trimmed)
  if (!url) return refuse('Enter a full address, such as https://www.example.edu.')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refuse('The address has to begin with https:// or http://.')
  }
  if (url.username || url.password) return refuse('The address must not contain a user name or password.')

  const notPublic = refuse('The address is not on the public internet.')
  const host = url.hostname.replace(/\.+$/, '')
  if (host.startsWith('[')) {
    return isReservedIpv6(host.slice(1, -1)) ? notPublic : { isAllowed: true, url: url.href }
  }
  if (/^\d+(\.\d+){3}$/.test(host)) {
    return isReservedIpv4(host) ? notPublic : { isAllowed: true, url: url.href }
  }
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || labels.includes('') || PRIVATE_SUFFIXES.includes(last)) return notPublic
  return { isAllowed: true, url: url.href }
}
