let names: Intl.DisplayNames | null = null

/** The English name of a country as the browser knows it, for words that come before any file: "Nigeria" for "ng". */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' })
  try {
    return names.of(code.toUpperCase()) ?? code.toUpperCase()
  } catch {
    return code.toUpperCase()
  }
}
