/** A correction as its maintainers get it: as a file, or as an issue that is filled in. */
export type Correction = {
  /** Ends the name of its file. */
  id: string
  title: string
  parts: string[]
}

/** Browsers and GitHub take longer addresses; proxies on the way may not. */
const MAX_ADDRESS = 6_000
const REST = 'The file from the scraper has more; please attach it.'

/**
 * The address of a new issue with the correction in it. Where it would be too long for an address, the last parts are left
 * out, and a sentence says so.
 * @param repository the address of the maintainers' repository, without a slash at its end
 */
export function correctionIssue({ title, parts }: Correction, repository: string): string {
  const write = (body: string) =>
    `${repository}/issues/new?${new URLSearchParams({ title, body }).toString()}`
  for (let most = parts.length; most > 0; most -= 1) {
    const shown = parts.slice(0, most)
    const address = write([...shown, ...(most < parts.length ? [REST] : [])].join('\n'))
    if (address.length <= MAX_ADDRESS) return address
  }
  return write(REST)
}
