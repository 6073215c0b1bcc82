/** The address of the scraper, ready to read the pages of an added university again. */
export const checkHref = (id: string) => `/scraper#check-${id}`

/** The id of the added university that the end of such an address names; null where it names none. */
export function checkedId(hash: string): string | null {
  return /^#check-(added-[a-z0-9]+(?:-[0-9]+)?)$/.exec(hash)?.[1] ?? null
}
