/** Scripts other than the Latin, by their names in ISO 15924. Japanese comes before the signs that it shares with Chinese. */
const SCRIPTS: readonly (readonly [code: string, letters: RegExp])[] = [
  ['Jpan', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Hani', /\p{Script=Han}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Ethi', /\p{Script=Ethiopic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Knda', /\p{Script=Kannada}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
]

/** Countries where several languages share a script: there the words decide. */
const SHARED = new Set(
  'be ch ca lu fi es za cy mt sg my in pk lk ke af iq il by kz kg uz ba mk xk'.split(' '),
)

/** Words of names of universities that one language alone has, or one of a country's languages. */
const WORDS: readonly (readonly [language: string, words: RegExp, country?: string])[] = [
  ['af', /universiteit/i, 'za'],
  ['gl', /universidade/i, 'es'],
  ['mi', /[āēīōū]|waka|rau/i, 'nz'],
  ['ga', /ollscoil|coláiste/i, 'ie'],
  ['cy', /prifysgol/i, 'gb'],
  ['ca', /universitat\b/i],
  ['de', /universität|hochschule/i],
  ['fr', /université|école|faculté/i],
  ['it', /università|scuola|politecnico/i],
  ['nl', /universiteit|hogeschool/i],
  ['fi', /yliopisto|korkeakoulu/i],
  ['sv', /universitet|högskola/i],
  ['es', /universidad\b/i],
  ['ms', /universiti\b/i],
]

/** Chinese is written in two ways. */
const CHINESE = { cn: 'zh-Hans', sg: 'zh-Hans', tw: 'zh-Hant', hk: 'zh-Hant', mo: 'zh-Hant' }

/**
 * The language of a name as it is written in its country, for the attribute `lang`: "pt" for a name from Portugal. Empty,
 * which says "unknown", where script, words and country leave several, or English, which such a name is not.
 * @param country ISO 3166-1 alpha-2 in lower case
 */
export function localLanguage(name: string, country: string): string {
  const script = SCRIPTS.find(([, letters]) => letters.test(name))?.[0]
  if (script === 'Hani') return CHINESE[country as keyof typeof CHINESE] ?? (country === 'jp' ? 'ja' : 'zh')
  if (!script) {
    const told = WORDS.find(([, words, only]) => words.test(name) && (only ?? country) === country)
    if (told && (told[2] || SHARED.has(country))) return told[0]
  }
  if (SHARED.has(country) && (!script || script === 'Cyrl' || script === 'Arab')) return ''
  // What the Unicode consortium thinks likely: https://www.unicode.org/reports/tr35/#Likely_Subtags
  const { language } = new Intl.Locale(`und-${script ?? 'Latn'}-${country}`).maximize()
  return language === 'en' || language === 'und' ? '' : language
}
