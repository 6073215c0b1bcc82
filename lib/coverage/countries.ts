import { formatList } from '../text/format'
import { QUESTIONS } from './answers'
import { BASES } from './basis'
import { addCounts, shareOf, type Counted } from './counts'

/** What is known of the universities of one country at a level. */
export type CountryCoverage = { code: string; name: string; universities: number; counts: Counted }

/** A line of the table, in words; `code` is null for several countries together. */
export type CoverageLine = {
  code: string | null
  name: string
  universities: number
  /** Answer by answer, how many universities have it. */
  shares: readonly string[]
  missing: string
}

/** Countries with fewer universities stand together: one university more or less would be half of them. */
const LEAST_UNIVERSITIES = 10
/** An answer that fewer have, in percent, is missing. */
const LEAST_SHARE = 10

/** The lines of a table: each country with ten universities or more, and at the end all others together. */
export function linesOf(countries: readonly CountryCoverage[]): CoverageLine[] {
  const [large, small] = [true, false].map((isLarge) =>
    countries.filter(({ universities }) => universities >= LEAST_UNIVERSITIES === isLarge),
  )
  const others = small?.length
    ? [
        lineOf(
          null,
          `${small.length} other countries`,
          small.reduce((sum, { universities }) => sum + universities, 0),
          addCounts(small.map(({ counts }) => counts)),
        ),
      ]
    : []
  return [
    ...(large ?? []).map(({ code, name, universities, counts }) => lineOf(code, name, universities, counts)),
    ...others,
  ]
}

const lineOf = (code: string | null, name: string, universities: number, counts: Counted): CoverageLine => ({
  code,
  name,
  universities,
  shares: QUESTIONS.map(({ value }) => shareInWords(counts[value])),
  missing: missingInWords(counts),
})

/** "62%" by sources, "62% + 20%" with general knowledge. */
export function shareInWords(counts: Counted[keyof Counted]): string {
  const known = shareOf(counts, ['twice', 'once'])
  const stated = `${shareOf(counts, ['recent', 'older'])}%`
  return known === 0 ? stated : `${stated} + ${known}%`
}

/** "Open register of programmes and fees; mostly dates of application"; "–" where each answer has some. */
function missingInWords(counts: Counted): string {
  // Pages of single programmes make no register.
  const isListed = shareOf(counts.which, ['recent', 'older']) >= LEAST_SHARE
  const shares = QUESTIONS.filter(({ value }) => isListed || value !== 'which').map(({ value, missing }) => ({
    missing,
    share: shareOf(counts[value], BASES),
  }))
  const none = shares.filter(({ share }) => share === 0).map(({ missing }) => missing)
  const few = shares.filter(({ share }) => share > 0 && share < LEAST_SHARE).map(({ missing }) => missing)
  const all = isListed ? none : ['open register of programmes', ...none]
  const parts = [formatList(all), few.length > 0 && `mostly ${formatList(few)}`].filter(Boolean)
  return parts.length === 0 ? '–' : parts.join('; ').replace(/^[a-z]/, (letter) => letter.toUpperCase())
}
