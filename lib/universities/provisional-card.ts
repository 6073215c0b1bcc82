import type { UniversityCardData } from './card'
import { formatNumber, formatPercent } from './format'
import type { UniversityRow } from './row'

/** What the compact index knows of a card, shown until the rest arrives. Figures it lacks are left open, not "Not reported". */
export function provisionalCard(row: UniversityRow): UniversityCardData {
  return {
    id: row.id,
    name: row.name,
    countryCode: row.countryCode,
    country: row.country,
    location: row.location,
    logo: null,
    website: null,
    isFull: row.isFull,
    rank: null,
    description: null,
    established: '…',
    students: formatNumber(row.students),
    studentsNote: null,
    international: '…',
    internationalNote: null,
    acceptance: formatPercent(row.acceptance),
    tuition: null,
    programmes: null,
    entry: null,
    deadline: null,
    scholarships: null,
    campus: null,
  }
}
