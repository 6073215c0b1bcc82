const QUOTES = /[«»„“”‟"‹›‚‘’‛'`´]/g
const DASHES = /[\u2010-\u2015\u2212\u00ad-]+/g
const ACCENTS = /[\u0300-\u036f]/g
/** Invisible letters: zero-width ones, and marks of direction. */
const HIDDEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/** The text of a page without the marks of Markdown: a link is its words, a table its cells. */
function withoutMarkdown(markdown: string): string {
  return markdown
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[a-z/][^>]*>/gi, ' ')
    .replace(/\\([\\`*_{}[\]()#+.!|~>-])/g, '$1')
    .replace(/^\s*(?:[=-]{3,}|\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*)$/gm, ' ')
    .replace(/[*_`#|>~]+/g, ' ')
}

/**
 * The form in which a quote is compared with a page: without Markdown, in one case, with plain letters, quotes, dashes and
 * single blanks.
 */
export function foldText(text: string): string {
  return withoutMarkdown(text.replace(HIDDEN, ''))
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(QUOTES, "'")
    .replace(DASHES, '-')
    .replace(/…/g, '...')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
