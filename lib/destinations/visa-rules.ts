/** A piece of a rule; `href` is the official page that it links to. */
export type RulePart = { text: string; href: string | null }
export type VisaRule = { question: string; rule: RulePart[]; knownFrom: string }

const COLUMNS = 3
/** Around a word of the glossary; the word itself is text. */
const TERM_TAG = /<\/?Term\b[^>]*>/g

function partsOf(cell: string): RulePart[] {
  return cell
    .replace(TERM_TAG, '')
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, text, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? []
      return text && href ? { text, href } : { text: piece, href: null }
    })
}

/**
 * The rules under a country's heading in the Markdown of the visa page: the rows of its table, each with the date
 * it is known from. Empty when the page has no table for the country.
 */
export function readVisaRules(source: string, country: string): VisaRule[] {
  const [, ...sections] = source.split(/^## +/m)
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === country)
  const rows = (section ?? '').split('\n').filter((line) => line.startsWith('|'))
  // The first two lines of a table are its head and the rule below it.
  return rows.slice(2).flatMap((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const [question, rule, knownFrom] = cells
    if (cells.length !== COLUMNS || !question || !rule || !knownFrom) return []
    return [{ question, rule: partsOf(rule), knownFrom }]
  })
}
