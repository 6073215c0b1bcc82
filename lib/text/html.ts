/** Markup that is safe to send: every text in it was escaped. */
export type Html = { readonly markup: string }

type Part = Html | string | number | false | null | readonly Part[]

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text for HTML or XML, in an element or between double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

function write(part: Part): string {
  if (part === false || part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part))
  return 'markup' in part ? part.markup : part.map(write).join('')
}

/** A template of HTML. What stands in it is escaped, unless it is such a template itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, at) => text + write(parts[at] ?? null)).join(''),
})
