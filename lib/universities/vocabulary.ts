import { monthName } from '../text/format'

/**
 * The options of programmes and facilities, so that a filter counts exactly the values it shows. Addresses contain
 * `value`, which never changes; the data and the screen contain `label`. New entries go at the end, because the compact
 * index stores positions.
 */
export const POPULAR_PROGRAMMES = [
  { value: 'accounting-and-finance', label: 'Accounting and Finance' },
  { value: 'aerospace-engineering', label: 'Aerospace Engineering' },
  { value: 'agriculture-and-forestry', label: 'Agriculture and Forestry' },
  { value: 'anthropology', label: 'Anthropology' },
  { value: 'archaeology', label: 'Archaeology' },
  { value: 'architecture', label: 'Architecture' },
  { value: 'art-and-design', label: 'Art and Design' },
  { value: 'biology', label: 'Biology' },
  { value: 'biomedical-engineering', label: 'Biomedical Engineering' },
  { value: 'business-and-management', label: 'Business and Management' },
  { value: 'chemical-engineering', label: 'Chemical Engineering' },
  { value: 'chemistry', label: 'Chemistry' },
  { value: 'civil-engineering', label: 'Civil Engineering' },
  { value: 'communication-and-media', label: 'Communication and Media' },
  { value: 'computer-science', label: 'Computer Science' },
  { value: 'data-science', label: 'Data Science' },
  { value: 'dentistry', label: 'Dentistry' },
  { value: 'earth-sciences', label: 'Earth Sciences' },
  { value: 'economics', label: 'Economics' },
  { value: 'education', label: 'Education' },
  { value: 'electrical-engineering', label: 'Electrical Engineering' },
  { value: 'engineering', label: 'Engineering' },
  { value: 'environmental-science', label: 'Environmental Science' },
  { value: 'geography', label: 'Geography' },
  { value: 'history', label: 'History' },
  { value: 'international-relations', label: 'International Relations' },
  { value: 'languages-and-linguistics', label: 'Languages and Linguistics' },
  { value: 'law', label: 'Law' },
  { value: 'literature', label: 'Literature' },
  { value: 'materials-science', label: 'Materials Science' },
  { value: 'mathematics', label: 'Mathematics' },
  { value: 'mechanical-engineering', label: 'Mechanical Engineering' },
  { value: 'medicine', label: 'Medicine' },
  { value: 'music', label: 'Music' },
  { value: 'nursing', label: 'Nursing' },
  { value: 'performing-arts', label: 'Performing Arts' },
  { value: 'petroleum-engineering', label: 'Petroleum Engineering' },
  { value: 'pharmacy', label: 'Pharmacy' },
  { value: 'philosophy', label: 'Philosophy' },
  { value: 'physics', label: 'Physics' },
  { value: 'political-science', label: 'Political Science' },
  { value: 'psychology', label: 'Psychology' },
  { value: 'public-health', label: 'Public Health' },
  { value: 'public-policy', label: 'Public Policy' },
  { value: 'sociology', label: 'Sociology' },
  { value: 'statistics', label: 'Statistics' },
  { value: 'theology', label: 'Theology' },
  { value: 'tourism-and-hospitality', label: 'Tourism and Hospitality' },
  { value: 'urban-planning', label: 'Urban Planning' },
  { value: 'veterinary-medicine', label: 'Veterinary Medicine' },
] as const

export const FACILITIES = [
  { value: 'art-gallery', label: 'Art Gallery' },
  { value: 'botanic-garden', label: 'Botanic Garden' },
  { value: 'business-incubator', label: 'Business Incubator' },
  { value: 'career-centre', label: 'Career Centre' },
  { value: 'concert-hall', label: 'Concert Hall' },
  { value: 'farm-or-field-station', label: 'Farm or Field Station' },
  { value: 'health-centre', label: 'Health Centre' },
  { value: 'high-performance-computing', label: 'High-Performance Computing' },
  { value: 'language-centre', label: 'Language Centre' },
  { value: 'library', label: 'Library' },
  { value: 'makerspace', label: 'Makerspace' },
  { value: 'marine-station', label: 'Marine Station' },
  { value: 'museum', label: 'Museum' },
  { value: 'observatory', label: 'Observatory' },
  { value: 'prayer-rooms', label: 'Prayer Rooms' },
  { value: 'research-laboratories', label: 'Research Laboratories' },
  { value: 'sports-centre', label: 'Sports Centre' },
  { value: 'student-residences', label: 'Student Residences' },
  { value: 'student-union', label: 'Student Union' },
  { value: 'swimming-pool', label: 'Swimming Pool' },
  { value: 'teaching-hospital', label: 'Teaching Hospital' },
  { value: 'theatre', label: 'Theatre' },
] as const

export const NATIONS = [
  { value: 'england', label: 'England' },
  { value: 'scotland', label: 'Scotland' },
  { value: 'wales', label: 'Wales' },
  { value: 'northern-ireland', label: 'Northern Ireland' },
] as const

export const GROUPS = [
  { value: 'russell-group', label: 'Russell Group' },
  { value: 'ancient', label: 'Ancient university' },
] as const

/** Months of the yearly application deadline; `value` is the month's number. */
export const DEADLINE_MONTHS = (['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const).map(
  (value) => ({ value, label: monthName(Number(value)) }),
)

export type PopularProgramme = (typeof POPULAR_PROGRAMMES)[number]['value']

/** The ways of counting students. The three are not comparable, so the page always names the way. */
export const STUDENT_DEFINITIONS = [
  { value: 'headcount', label: 'headcount' },
  { value: 'full-time-equivalent', label: 'full-time equivalent' },
  { value: 'undergraduates', label: 'undergraduates only' },
] as const
