/** A name by which readers know a language better than by that of `Intl`. */
const FAMILIAR: Readonly<Record<string, string>> = { bn: 'Bengali' }

let names: Intl.DisplayNames | undefined

/** "German" for "de"; the code where it names no language. Only for the server: it starts `Intl`. */
export function languageName(code: string): string {
  names ??= new Intl.DisplayNames(['en'], { type: 'language' })
  return FAMILIAR[code] ?? names.of(code) ?? code
}
