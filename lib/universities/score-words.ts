/** How the score is described. In a file of its own: a page that shows scores needs none of what works them out. */
export const SCORE_FORMULA =
  'The score is the average of four parts of 100 each, rounded: 100 minus a tenth of the world rank, but not below 0; 100 minus the acceptance rate; ten times the research rating, taken as 5 where it is missing; and the employment rate, taken as 70 where it is missing.'

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** "99.3", as a part of the score is written. */
export function formatPart(value: number): string {
  return number.format(value)
}
