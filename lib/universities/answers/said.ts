/** A deciding fact in words, with its basis. */
export type Said = { text: string; notes: readonly string[] }

/** The note of what holds for most of the country, and maybe for this university. */
export const USUAL = 'usual in the country'

export const said = (text: string, notes: readonly (string | null | false)[]): Said => ({
  text,
  notes: notes.filter((note): note is string => Boolean(note)),
})
