import type { Meaning } from './meaning'
import type { Token } from './tokens'

/** A run of tokens that means something; no meaning: a quotation, which is text. */
export type Span = { from: number; to: number; readonly meanings: readonly Meaning[] }

/** A text while it is cut into runs. `words` are those of the tokens, with typing errors put right. */
export type Cut = {
  tokens: readonly Token[]
  words: readonly string[]
  phraseAt: (from: number) => Span | null
  /** Whether a word denies what follows: "not", and "but" in "anywhere but India". */
  denies: (at: number) => boolean
}

/** Whether a country from `from` to before `to` is where the visitor comes from; null where it can't tell. */
export type ReadOrigin = (
  meaning: Meaning,
  from: number,
  to: number,
  cut: Pick<Cut, 'tokens' | 'words'>,
) => boolean | null
