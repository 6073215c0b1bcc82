import type { FeeLevel, FeePayer } from './fee'

const LEVEL_WORDS: readonly (readonly [RegExp, FeeLevel])[] = [
  [
    /\b(undergraduate|bachelor|licence|grado|kandidat)|\b(ba|bsc|beng|llb|bba)\b|\bb\.(a|sc|eng)\b/i,
    'bachelor',
  ],
  [/\b(postgraduate taught|master|maestría|máster)|\b(ma|msc|meng|llm|mba)\b|\bm\.(a|sc|eng)\b/i, 'master'],
  [/\b(phd|doctora|doktor|research degree)|\bph\.d/i, 'doctorate'],
]

/** The levels that a text names, in words of several languages. */
const levelsIn = (text: string): FeeLevel[] =>
  LEVEL_WORDS.flatMap(([words, level]) => (words.test(text) ? [level] : []))

/** The first level that a text names; null where it names none. */
export const levelIn = (text: string): FeeLevel | null => levelsIn(text)[0] ?? null

/** The level that a text names; null where it names none or several. */
export function onlyLevelIn(text: string): FeeLevel | null {
  const [level = null, ...others] = levelsIn(text)
  return others.length === 0 ? level : null
}

const HOME =
  /\b(home|domestic|residents?|in (?:state|province)|uk (?:students?|fees?|applicants?|home)|national|nationals|local (?:students?|fees?|applicants?)|einheimische?|inlandische?)\b|本国|本地学生|내국인/iu
const EU = /\b(eu|eea|ue|efta|european|europeens?|communautaires?)\b/iu
const ABROAD =
  /\b(internationals?|overseas|non ?(?:eu|eea|ue|efta|resident|uk|citizen|national)s?|out of (?:state|province)|outside the (?:eu|eea)|hors (?:ue|union europeenne)|extra ?(?:ue|eu|communautaires?|comunitari[aio]?s?)|third countr(?:y|ies)|foreign(?:ers?)?|internationale[nrs]?|internationaux|internazionali|drittstaat\w*|nicht eu\w*|etrangers?|extranjeros?|estrangeiros?|utlandska|utenlandske|asing|wna|yabanci|uluslararasi)\b(?: (?:nationals?|citizens?|residents?))?|留学生|留學生|外国人|外國人|国际学生|國際學生|유학생|외국인|иностранн\p{L}*|الدوليين|الوافدين|quoc te/iu

/** Currencies of the European Union: elsewhere a student from it comes from abroad. */
const OF_EU = new Set(['EUR', 'SEK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON'])

const plainWords = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[-‐-―/]/g, ' ')

/** The text without the words for who pays. */
export const withoutPayers = (text: string): string =>
  [ABROAD, HOME, EU].reduce((rest, words) => rest.replace(new RegExp(words, 'giu'), ' '), plainWords(text))

/**
 * Every side that a text names.
 * @param local the currency of the place: "EU students" pay as those at home do only within the EU. Null where it is not
 * known, and then "EU" is taken for that.
 */
export function payersIn(text: string, local: string | null = null): FeePayer[] {
  const plain = plainWords(text)
  const rest = plain.replace(new RegExp(ABROAD, 'giu'), ' ')
  const isHome = HOME.test(rest) || (EU.test(rest) && (local === null || OF_EU.has(local)))
  return [...(isHome ? ['domestic' as const] : []), ...(ABROAD.test(plain) ? ['international' as const] : [])]
}

/** The payer, where a text names one side; null where it names both or neither. */
export function payerIn(text: string, local: string | null = null): FeePayer | null {
  const [payer = null, ...others] = payersIn(text, local)
  return others.length === 0 ? payer : null
}

/** "2026/27" of "2026/27", "2026-2027" or "2026–27", else a single year; null where none is printed, or several. */
export function academicYearIn(text: string): string | null {
  const spans = [...text.matchAll(/\b20(\d\d)\s*[/–-]\s*(?:20)?(\d\d)\b/g)]
    .filter(([, first, second]) => Number(second) === (Number(first) + 1) % 100)
    .map(([, first, second]) => `20${first}/${second}`)
  const years =
    spans.length > 0
      ? spans
      : Array.from(text.matchAll(/(?<![\d.,])20\d\d(?![\d.,]\d|\d)/g), ([year]) => year)
  return new Set(years).size === 1 ? (years[0] ?? null) : null
}
