import { Parts } from '@/components/universities/pictures/parts'
import type { Fact, UniversityFacts } from '@/lib/facts/fact'
import { SECTORS } from '@/lib/facts/vocabulary'
import { formatDate, formatDecimal, formatTenths } from '@/lib/text/format'
import { labelOf } from '@/lib/text/options'
import { studentDefinitionLabel } from '@/lib/universities/format'
import { basisOfFact, basisOfFields } from '@/lib/universities/profile/basis'
import { byLevel, homeAndAbroad } from '@/lib/universities/profile/who-studies'
import type { RecordField } from '@/lib/universities/record/fields'
import type { ProfileData } from '@/lib/universities/record/provenance'
import { BasisLine } from './basis-line'
import { Pairs } from './pairs'

type FactsSectionProps = Pick<ProfileData, 'university' | 'sources'> & {
  prices: Fact<number> | null
  fields: readonly RecordField[]
}

/** Age, size and who studies here, with two pictures of it. */
export function FactsSection({ prices, fields, ...profile }: FactsSectionProps) {
  const { university } = profile
  const { establishedYear, studentPopulation, acceptanceRate, academics, facts, countryCode } = university
  const { sector, teaching, courseIndex, erasmus, studentsByLevel, citedStudents: filed } = facts
  const origins = homeAndAbroad(university)
  const levels = byLevel(university)
  const cited = [
    sector,
    teaching,
    courseIndex,
    erasmus,
    filed,
    levels.length > 0 ? studentsByLevel : null,
    countryCode === 'us' ? null : prices,
  ]
  const counted = university.internationalStudents
  return (
    <>
      <Pairs
        pairs={[
          { label: 'Established', value: establishedYear },
          { label: 'Sector', value: labelOf(SECTORS, sector?.value) },
          {
            label: 'Students',
            value: studentPopulation && formatDecimal(studentPopulation),
            note: studentDefinitionLabel(university.studentDefinition),
          },
          {
            label: `Students in ${filed?.year}`,
            value: filed && formatDecimal(filed.value.count),
            note: filed && filedNote(filed),
          },
          // A count without all students has no share to draw.
          {
            label: 'From abroad',
            value: origins.length === 0 && counted !== null ? formatDecimal(counted) : null,
          },
          {
            label: 'Acceptance rate',
            value: acceptanceRate === null ? null : `${formatDecimal(acceptanceRate)}%`,
            note: university.acceptanceRateYear,
          },
          {
            label: 'Students per teacher',
            value: academics?.facultyStudentRatio && formatDecimal(academics.facultyStudentRatio),
          },
          {
            label: 'Research rating',
            value: academics?.researchRating && `${formatTenths(academics.researchRating)} of 10`,
          },
          {
            label: 'Teaching (TEF)',
            value: teaching?.value.overall,
            note:
              teaching &&
              `undergraduates; student experience ${teaching.value.experience}, student outcomes ${teaching.value.outcomes}`,
          },
          {
            label: 'Quality index (IGC)',
            value: courseIndex && `${courseIndex.value} of 5`,
            note: 'the state’s, from the grades of bachelor’s courses, national exams among them, and of graduate programmes; 3 is enough',
          },
          {
            label: 'Erasmus Charter',
            value: erasmus?.value.code,
            note: erasmus?.value.validTo && `until ${formatDate(erasmus.value.validTo)}`,
          },
          {
            label: 'Prices in the country',
            value:
              prices && countryCode !== 'us'
                ? `${formatDecimal(prices.value, 0)}% of those in the United States`
                : null,
          },
        ]}
      />
      {origins.length > 0 && <Parts parts={origins} label="Students by origin" />}
      {levels.length > 0 && <Parts parts={levels} label="Students by level" />}
      <BasisLine
        bases={[
          ...basisOfFields(profile, fields),
          ...cited.flatMap((fact) => (fact ? basisOfFact(fact) : [])),
        ]}
      />
    </>
  )
}

/** "headcount; 1.6% from abroad; Students of programmes on the campus" */
function filedNote({
  value: { definition, percent },
  note,
}: NonNullable<UniversityFacts['citedStudents']>): string {
  const abroad = percent === null ? null : `${formatDecimal(percent)}% from abroad`
  return [studentDefinitionLabel(definition), abroad, note].filter(Boolean).join('; ')
}
