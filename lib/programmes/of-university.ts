import type { BroadField, Subject, SubjectSlug } from '../subjects/subject'
import { groupBy } from '../text/group-by'
import type { Programme, ProgrammeDataset } from './programme'
import { summarise, type SubjectSummary } from './subject-summary'

/** One subject at a university: the facts about it by level, and its programmes that have pages. */
export type OfferedSubject = {
  slug: SubjectSlug
  name: string
  levels: readonly SubjectSummary[]
  programmes: readonly Programme[]
  /** By what its sources count: courses, degrees awarded, students. Only to put the large subjects first. */
  size: number
}

/** The subjects of a university, by broad field. */
export type OfferedField = { label: string; subjects: readonly OfferedSubject[] }

type Context = {
  subjects: readonly Subject[]
  broadFields: readonly BroadField[]
  datasetOf: (name: string) => Pick<ProgrammeDataset, 'counted' | 'listedIn' | 'kind' | 'year'>
}

const byTitle = (a: Programme, b: Programme) =>
  (a.title ?? a.titleEn ?? '').localeCompare(b.title ?? b.titleEn ?? '', 'en')

/**
 * The subjects and programmes of a university by its sources, by broad field and subject, then those without a subject.
 */
export function offeredFields(programmes: readonly Programme[], context: Context): OfferedField[] {
  const bySubject = groupBy(programmes, ({ subject }) => subject)
  const offered = (slug: SubjectSlug | null, name: string): OfferedSubject[] => {
    const own = bySubject.get(slug) ?? []
    if (own.length === 0) return []
    const levels = summarise(own, context.datasetOf)
    // Research counts staff, of whom a small subject can have many.
    const size = own.reduce((sum, { grain, count }) => sum + (grain === 'research' ? 0 : (count ?? 1)), 0)
    const programmes = own.filter(({ hasPage }) => hasPage).sort(byTitle)
    return [{ slug: slug ?? '', name, levels, programmes, size }]
  }
  const fields = context.broadFields.map(({ code, label }) => ({
    label,
    subjects: context.subjects
      .filter(({ broad }) => broad === code)
      .flatMap(({ slug, name }) => offered(slug, name)),
  }))
  return [...fields, { label: 'Others', subjects: offered(null, 'Of no one subject') }].filter(
    ({ subjects }) => subjects.length > 0,
  )
}

/** The subjects that most programmes of a university are in, the largest first. */
export function largestSubjects(fields: readonly OfferedField[], shown: number): OfferedSubject[] {
  return fields
    .flatMap(({ subjects }) => subjects)
    .filter(({ slug }) => slug !== '')
    .sort((a, b) => b.size - a.size)
    .slice(0, shown)
}
