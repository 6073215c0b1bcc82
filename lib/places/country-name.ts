let names: Intl.DisplayNames | null = null

/** The English name of a country as the browser knows it, for words that come before any file: "Nigeria" for "ng"; empty for none. */
export function countryName(code: string): string {
  if (code === '') return ''
  names ??= new Intl.DisplayNames('en', { type: 'region' })
  try {
    return names.of(code.toUpperCase()) ?? code.toUpperCase()
  } catch {
    return code.toUpperCase()
  }
}
