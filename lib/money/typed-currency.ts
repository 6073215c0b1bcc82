/** Rupees and takas are counted in lakhs. */
export const OF_LAKHS: ReadonlySet<string> = new Set(['INR', 'PKR', 'NPR', 'LKR', 'BDT'])

/** Words that people type for a currency, after its code. */
const WORDS: ReadonlyMap<string, string> = new Map(
  'USD $ us$ $us dollar dollars bucks;AUD a$ au$;CAD c$ ca$;HKD hk$;NZD nz$;SGD s$;EUR € euro euros;GBP £ pound pounds;INR ₹ rupee rupees rs;CNY rmb yuan;JPY ¥ yen;KRW ₩ won;CHF francs;TRY ₺ lira;NGN ₦ naira;BDT ৳ taka;ZAR rand;MYR ringgit;AED dirhams;BRL r$ reais'
    .split(';')
    .flatMap((list) => {
      const [code = '', ...words] = list.split(' ')
      return words.map((word) => [word, code] as const)
    }),
)

/** The ISO 4217 code that a typed code or word means, such as "₹" or "usd"; null where it means none that has a rate. */
export function typedCurrency(word: string, hasRate: (code: string) => boolean): string | null {
  const small = word.toLowerCase().replace(/\.$/, '')
  const code = WORDS.get(small) ?? small.replace('$', '').toUpperCase()
  return hasRate(code) ? code : null
}
