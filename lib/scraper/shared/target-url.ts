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

/** Endings that never name a host of the public internet (RFC 2606, RFC 6761 and what local networks use). */
const PRIVATE_ENDING =
  /\.(localhost|localdomain|local|internal|test|invalid|example|onion|alt|lan|home|corp|intranet|private|arpa)$/
/** Services whose names lead to the address written in them, or to the reader's own machine. */
const ADDRESS_IN_NAME = /(^|\.)(nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|traefik\.me)$/
const IPV4_IN_NAME = /(?:^|\D)(\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-](\d{1,3})(?!\d)/

const MAX_LENGTH = 2_000
export const NOT_PUBLIC = 'The address is not on the public internet.'

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

/** Whether an address, as a resolver writes it, is on the public internet. */
export function isPublicAddress(address: string): boolean {
  return address.includes(':') ? !isReservedIpv6(address) : !isReservedIpv4(address)
}

/** Whether a name may lead to a public host, judged by the name alone. */
function isPublicName(name: string): boolean {
  const labels = name.split('.')
  if (labels.length < 2 || labels.includes('')) return false
  if (PRIVATE_ENDING.test(name) || ADDRESS_IN_NAME.test(name)) return false
  const inName = IPV4_IN_NAME.exec(name)
  return !inName || !isReservedIpv4(inName.slice(1).join('.'))
}

type Target = { isAllowed: true; url: string } | { isAllowed: false; reason: string }
const refuse = (reason: string): Target => ({ isAllowed: false, reason })

/**
 * Whether the service may read this address: a public web page, never a machine inside somebody's network.
 * The URL parser turns every way of writing a host (decimal, octal, hexadecimal or shortened IPv4, full-width letters,
 * percent-escapes) into the plain one. This checks the parsed host, and `url` is the parsed address to send on.
 * `allowPrivate` is for sites whose operator lets addresses inside a network through.
 */
export function checkTargetUrl(text: string, { allowPrivate = false } = {}): Target {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return refuse('The address is too long.')
  const url = parseUrl(trimmed)
  if (!url) return refuse('Enter a full address, such as https://www.example.edu.')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refuse('The address has to begin with https:// or http://.')
  }
  if (url.username || url.password) return refuse('The address must not contain a user name or password.')

  if (allowPrivate) return { isAllowed: true, url: url.href }

  const host = url.hostname.replace(/\.+$/, '')
  const isIpv4 = /^\d+(\.\d+){3}$/.test(host)
  const address = host.startsWith('[') ? host.slice(1, -1) : isIpv4 ? host : null
  const isPublic = address === null ? isPublicName(host) : isPublicAddress(address)
  return isPublic ? { isAllowed: true, url: url.href } : refuse(NOT_PUBLIC)
}
