import type { University } from '../universities/record/schema'

type Known = Pick<University, 'name' | 'depth' | 'worldRanking'>

/** Those with a world rank first, the best before the others, then full records, then by name. */
export function byUniversityRenown(a: Known, b: Known): number {
  const rank = ({ worldRanking }: Known) => worldRanking?.rank ?? Infinity
  const [left, right] = [rank(a), rank(b)]
  if (left !== right) return left - right
  return Number(b.depth === 'full') - Number(a.depth === 'full') || a.name.localeCompare(b.name, 'en')
}
