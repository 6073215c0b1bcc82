import 'server-only'
import { Resolver } from 'node:dns/promises'
import { isPublicAddress } from '../shared/target-url'

const WAIT_MS = 2_000

/** Every address of a name; none where it cannot be resolved in time. */
async function resolve(name: string): Promise<string[]> {
  // Unlike `dns.lookup`, a resolver takes no thread of the few that also read files and compress answers.
  const resolver = new Resolver({ timeout: WAIT_MS, tries: 1 })
  const timer = setTimeout(() => resolver.cancel(), WAIT_MS)
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  clearTimeout(timer)
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** Names that are being resolved: a batch may name one host a hundred times. */
const underway = new Map<string, Promise<boolean>>()

/**
 * Whether no address of the host is inside somebody's network. A name that cannot be resolved here is left to the service,
 * which sees more of the internet than this server may. The service resolves the name again, so a name whose addresses
 * change in between gets through: the service has to keep such names out itself.
 * @param url an address that `checkTargetUrl` allows
 */
export async function hasPublicHost(url: string, resolveName = resolve): Promise<boolean> {
  const name = new URL(url).hostname
  if (name.startsWith('[')) return true
  const known = underway.get(name)
  if (known) return known
  const asked = resolveName(name)
    .then((addresses) => addresses.every(isPublicAddress))
    .finally(() => underway.delete(name))
  underway.set(name, asked)
  return asked
}
