/** The kinds of entries. Groups that match equally well appear in this order. */
export const ENTRY_KINDS = [
  { value: 'university', label: 'Universities' },
  { value: 'scholarship', label: 'Scholarships' },
  { value: 'country', label: 'Countries' },
  { value: 'page', label: 'Pages' },
  { value: 'post', label: 'Posts' },
] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]['value']

/** The shown part of a hit. It is also the stored part of a recent choice. */
export type PaletteChoice = {
  kind: EntryKind
  href: string
  label: string
  /** Distinguishes entries of the same name. */
  detail: string
}

/** A choice with its searchable texts, all normalised. */
export type PaletteEntry = PaletteChoice & {
  name: string
  /** Words of other names; short ones stand before a bar. The names of a country have bars between them. */
  others: string
  /** Everything that is searched, with a space at both ends. */
  text: string
  /** Equally good hits are sorted by weight, the smallest first. */
  weight: number
}
