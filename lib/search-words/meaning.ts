/** What the levels of study are called in addresses. */
export const MEANT_LEVELS = ['bachelor', 'master', 'doctorate'] as const

export type StudyLevel = (typeof MEANT_LEVELS)[number]

/** A sum that limits the fee of a year. `currency` is an ISO 4217 code. */
export type FeeLimit = { min: number | null; max: number | null; currency: string }

/** Where something is to be. Of several values of one kind any will do; of several kinds each must hold. */
export type Where = {
  /** Codes of countries. */
  countries: readonly string[]
  regions: readonly string[]
  /** Nations of the United Kingdom. */
  nations: readonly string[]
  /** Cities and states, as normalised names; of those that a comma joins all must hold: "birmingham, alabama". */
  places: readonly string[]
}

/** What a text asks for, as filters. Several values of one kind: any of them will do. */
export type Filters = {
  /** Codes of countries, sorted. */
  countries: readonly string[]
  region: string | null
  /** Nations of the United Kingdom. */
  nations: readonly string[]
  /** Cities and states, as in `Where`. */
  places: readonly string[]
  /** "Canada or Europe": one of these will do, and the four before are empty. Empty where those say it all. */
  anyOf: readonly Where[]
  level: StudyLevel | null
  /** Slugs, in the order of the text. */
  subjects: readonly string[]
  fee: FeeLimit | null
  sort: 'fee' | null
  /** The visitor's own result in a test of English. */
  test: { id: string; score: number } | null
  /** ISO 639-1 */
  languages: readonly string[]
  funding: 'full' | 'any' | null
  /** The last position of the world ranking that will do. */
  rank: number | null
  /** The country that the visitor comes from. */
  origin: string | null
}

/** What a word means. `value` is empty where the kind has one value alone. */
export type Meaning =
  /**
   * `isMisspelt`: the words are no name of the country in any language; `isPeople`: they are one for its people; `home`: the
   * code of a country without universities, which is a place and where somebody comes from.
   */
  | {
      kind: 'country' | 'origin' | 'nation' | 'region' | 'place' | 'subject' | 'language'
      value: string
      isMisspelt?: true
      isPeople?: true
      home?: string
    }
  | { kind: 'level'; value: StudyLevel }
  | { kind: 'funding'; value: 'full' | 'any' }
  | { kind: 'sort'; value: 'fee' }
  | { kind: 'fee'; value: string; limit: FeeLimit }
  | { kind: 'test'; value: string; score: number }
  | { kind: 'rank'; value: string }
  /** Where nothing is to be, each as its kind and value, with bars between: "country us|place london". */
  | { kind: 'not'; value: string }
  | AsideMeaning
  | OwnMeaning

/**
 * What few lists or none can be filtered by. `ask`: something to read about, such as "visa"; `said`: a fact of the visitor
 * or the study, in words; `page`: the name of a page, its address; the others are filters of some lists.
 */
export type AsideMeaning = { kind: 'ask' | 'said' | 'page' | 'sector' | 'mode' | 'length'; value: string }

const ASIDE: ReadonlySet<string> = new Set<AsideMeaning['kind']>([
  'ask',
  'said',
  'page',
  'sector',
  'mode',
  'length',
])

/** Whether a part asks for something that few lists or none can be filtered by. */
export const isAside = ({ kind }: Pick<Part, 'kind'>) => ASIDE.has(kind)

/** What a word means in one list alone: the list gives it its label and its filter. */
export type OwnMeaning = { kind: 'own' | 'month' | 'year'; value: string }

/** Words that became a filter, or (`text`) words in quotes. */
export type Part = {
  kind: Meaning['kind'] | 'text'
  /** The words as typed, with the small words around them. */
  words: string
  value: string
  /** "Country: Germany" */
  label: string
  /** Where the telling words stand in the text, without the small ones around them. */
  start: number
  end: number
  /** One of `anyOf`: a list finds it by no filter of its own. */
  isEither?: true
  /** Another value of a kind that has one value alone: "bachelor or master". The first counts. */
  isExtra?: true
}

/** The country that the visitor says they come from, by its code; null where none is named. */
export const originIn = (parts: readonly Part[]): string | null =>
  parts.find(({ kind, value }) => kind === 'origin' && value.length === 2)?.value ?? null

export type Understood = {
  filters: Filters
  /** In the order of the text. Two parts may come from the same words: "MBA" is a subject and a level. */
  parts: readonly Part[]
  /** What is searched as text: quotations, and all that was not understood. */
  rest: string
}

export const NO_FILTERS: Filters = {
  countries: [],
  region: null,
  nations: [],
  places: [],
  anyOf: [],
  level: null,
  subjects: [],
  fee: null,
  sort: null,
  test: null,
  languages: [],
  funding: null,
  rank: null,
  origin: null,
}

/** Where an `ask` is answered. */
export type AskedPage = {
  label: string
  /** The anchor on the page of each country; empty where none has it. */
  section: string
  /** The page for all countries; empty where there is none. */
  href: string
}
