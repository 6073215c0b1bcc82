import { FROM_ABROAD, mainDeadline, type Applicant } from '../facts/deadline'
import type { Fact } from '../facts/fact'
import type { FactKind, Level } from '../facts/vocabulary'
import { SITE } from '../site'
import type { CountryRules } from '../study/country-rules'
import { wayAt } from '../universities/answers/applying'
import { deadlinesAt } from '../universities/answers/deadline'
import { askedAt, ruleAt } from '../universities/answers/entry'
import { outcomesAt } from '../universities/answers/outcome'
import { popularAt, subjectsAt } from '../universities/answers/subject'
import { feesPaid } from '../universities/answers/words'
import { sharesSourceOf, type RecordField } from '../universities/record/fields'
import type { AnchoredSource } from '../universities/record/provenance'
import type { University } from '../universities/record/schema'

/** What a value rests on. */
export type Basis = {
  kind: FactKind
  year: string | null
  /** The publisher; our own name for what was written from general knowledge. */
  source: string
  /** Of general knowledge: the page to check it at. */
  address: string | null
}

/** By the label of the row in the comparison. */
export type Bases = Readonly<Record<string, Basis | null>>

/** A university at a level, with what may be asked about it. */
export type Asked = {
  university: University
  sources: readonly Pick<AnchoredSource, 'fields' | 'kind' | 'year' | 'url' | 'publisher'>[]
  rules: Pick<CountryRules, 'funds' | 'workAfter'> | null
  level: Level
  /** Left out: somebody from abroad, with no subject. */
  applicant?: Applicant
}

export const basisOfFact = (fact: Fact<unknown> | null | undefined): Basis | null =>
  fact ? { kind: fact.kind, year: fact.year, source: fact.source.publisher, address: fact.source.url } : null

/** A source of a field of a record, or what an author wrote of it from general knowledge. */
function basisOfField({ university: { editorial }, sources }: Asked, field: RecordField): Basis | null {
  const names = [field, sharesSourceOf(field)]
  const cited = sources.find(({ fields }) => fields.some((each) => names.includes(each)))
  if (cited) return { kind: cited.kind, year: cited.year, source: cited.publisher, address: cited.url }
  return editorial?.fields.some((each) => names.includes(each))
    ? { kind: 'general', year: editorial.month, source: SITE.name, address: editorial.checkAt }
    : null
}

function basisOfDeadline(given: Asked): Basis | null {
  const { university, level, applicant = FROM_ABROAD } = given
  const deadline = mainDeadline(deadlinesAt(university, level), applicant)
  if (!deadline) return null
  const { route, source, year, what } = deadline
  const { early, main } = {
    early: 'admissionRequirements.earlyDeadline',
    main: 'admissionRequirements.applicationDeadline',
  } as const
  if (route === null || !source) return basisOfField(given, what === 'early' ? early : main)
  const rounds = university.facts.routes.flatMap(({ value }) => value.rounds)
  const round = rounds.find((each) => each.source === source && each.year === year)
  return basisOfFact(round)
}

/** What each known row of the comparison of a university rests on at a level, but for sums that are worked out of others. */
export function basesAt(given: Asked): Bases {
  const { university, rules, level, applicant = FROM_ABROAD } = given
  const { facts } = university
  const field = (path: RecordField) => basisOfField(given, path)
  const rule = (topic: Parameters<typeof ruleAt>[1]) => basisOfFact(ruleAt(facts.entry, topic, level))
  return {
    'Application Deadline': basisOfDeadline(given),
    'English Requirement': askedAt(university, level)?.englishTest
      ? field('admissionRequirements.englishTest')
      : rule('english-minimum'),
    'Money to Show for the Visa': basisOfFact(rules?.funds),
    'Work After Study': basisOfFact(rules?.workAfter),
    'World Ranking': field('worldRanking'),
    'Acceptance Rate': field('acceptanceRate'),
    'Tuition (International)': basisOfFact(
      feesPaid(university, level, applicant.status, applicant.subject)?.fees[0],
    ),
    'Student Population': field('studentPopulation'),
    'International Students': field('internationalPercent') ?? field('internationalStudents'),
    'Minimum GPA': field('admissionRequirements.minimumGPA'),
    'Research Rating': field('academics.researchRating'),
    'Employment Rate': field('academics.employmentRate'),
    'Campus Location': field('campusLife.location'),
    'Popular Programs':
      popularAt(university, level).length > 0
        ? field('popularPrograms')
        : basisOfFact(subjectsAt(facts, level)[0]),
    Facilities: field('facilities'),
    Website: field('website'),
    'How to Apply': basisOfFact(wayAt(university, level, applicant)),
    'Teaching Language': rule('teaching-language'),
    'School or Degree': rule('school-certificate'),
    'Public or Private': basisOfFact(facts.sector),
    Established: field('establishedYear'),
    'What Becomes of Students': basisOfFact(outcomesAt(facts, level)[0]),
  }
}
