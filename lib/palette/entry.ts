/** What the search everywhere finds, in the order its groups stand when they match equally well. */
export const KINDS = [
  { value: 'university', label: 'Universities' },
  { value: 'scholarship', label: 'Scholarships' },
  { value: 'country', label: 'Countries' },
  { value: 'page', label: 'Pages' },
  { value: 'post', label: 'Posts' },
] as const

export type Kind = (typeof KINDS)[number]['value']

/** What is drawn of a hit, and kept of a choice. */
export type Choice = {
  kind: Kind
  href: string
  label: string
  /** What tells it from another of the same name. */
  detail: string
}

/** A choice with what a search looks at: normalised, with a space before and behind. */
export type Entry = Choice & {
  name: string
  text: string
  /** Among equals the smaller stands first. */
  weight: number
}
