import { formatMoney } from '../money/format'
import { formatNumber } from './format'
import type { University } from './record/schema'

/** The place in words: "Oxford, United Kingdom", or the country alone. */
export function placeOf({ campusLife, country }: Pick<University, 'campusLife' | 'country'>): string {
  return campusLife.location ? `${campusLife.location}, ${country}` : country
}

/** One or two sentences from the record's figures, for search engines and shared links. */
export function summariseUniversity(university: University): string {
  const { name, establishedYear, studentPopulation, worldRanking, tuitionFees } = university
  const facts = [
    establishedYear === null ? null : `founded in ${establishedYear}`,
    studentPopulation === null ? null : `${formatNumber(studentPopulation)} students`,
    worldRanking && `no. ${worldRanking.label} in the ${worldRanking.publisher} ranking ${worldRanking.year}`,
    tuitionFees.international &&
      `international tuition for a bachelor’s ${formatMoney(tuitionFees.international)}`,
  ].filter(Boolean)
  const start = `${name} in ${placeOf(university)}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}.`
  const rest = university.depth === 'full' ? 'Fees, entry' : 'Place, size'
  return `${start} ${rest} and sources, each figure with its year.`
}
