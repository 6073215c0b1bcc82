import { CURRENCIES } from './currencies'

/** A word without case and accents, in the form in which the tables of words are compared. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʻʼ´`]/g, "'")
    .normalize('NFC')

/** What a sign or word for money means: one currency, unless the place uses it for another, or for one of several. */
export type CurrencyName = { own: string | null; shared: readonly string[] }

/** Words of the language too: they mean money only right after a sum. */
const ORDINARY = new Set(
  'all try top pen cup mad bob mop gel ron real won som sum mark lev lei leu kip mt ft re da le ar um id ro rm bd nu fc km br fr bs ms'.split(
    ' ',
  ),
)

const withPlural = (name: string) => (/[a-z]{3}$/.test(name) ? [name, `${name}s`] : [name])

const names = new Map<string, { own: string[]; shared: string[] }>()
const entryOf = (name: string) => {
  const key = foldWord(name)
  const entry = names.get(key) ?? { own: [], shared: [] }
  names.set(key, entry)
  return entry
}
const lastWord = (name: string) => name.split(' ').at(-1) ?? ''

for (const { code, name, names: own, sharedNames } of CURRENCIES) {
  entryOf(code).own.push(code)
  for (const each of [name, ...own].flatMap(withPlural)) entryOf(each).own.push(code)
  for (const each of sharedNames.flatMap(withPlural)) entryOf(each).shared.push(code)
  const isOnly = CURRENCIES.filter((other) => lastWord(other.name) === lastWord(name)).length === 1
  for (const each of withPlural(lastWord(name))) {
    const entry = entryOf(each)
    if (!entry.own.includes(code)) entry[isOnly ? 'own' : 'shared'].push(code)
  }
}

/** Every sign and word that `currencyNamed` knows, folded. */
export const CURRENCY_NAMES: readonly string[] = [...names.keys()]

/** The currency of a folded sign or word of up to three words; null where it names no money. */
export function currencyNamed(phrase: string): CurrencyName | null {
  const found = names.get(phrase)
  return found ? { own: found.own[0] ?? null, shared: found.shared } : null
}

/** Whether a folded name is a word of the language too, or but a letter, so that it means money only beside a sum. */
export const isOrdinaryWord = (name: string): boolean => ORDINARY.has(name) || /^[a-z]$/.test(name)

/**
 * The currency that a name means in a place; null where the place does not decide between several.
 * @param local the currency of the place; null where it is not known
 */
export function currencyIn({ own, shared }: CurrencyName, local: string | null): string | null {
  return local !== null && shared.includes(local) ? local : own
}
