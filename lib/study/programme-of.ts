import { withAge } from '../facts/fact-age'
import { programmeId } from '../facts/programme-id'
import type { Programme, ProgrammeDataset } from '../programmes/programme'
import type { Subject } from '../subjects/subject'
import type { ChoiceAward, ChoiceProgramme } from './choice'

type About = Pick<ChoiceProgramme, 'subjectYears'> & {
  dataset: ProgrammeDataset
  /** ISO day */
  today: string
  subject: Subject | null
  awards: readonly ChoiceAward[]
}

/** A title of a shorter degree for people who have one already. Its length is not the usual one of the subject. */
const FOR_GRADUATES = /\b(graduate|accelerated)[ -]entry\b/i

/** A programme as costs, tasks and admission read it. A fee that its source states rests on that source. */
export function programmeOf(
  programme: Programme,
  { dataset, today, subject, subjectYears, awards }: About,
): ChoiceProgramme {
  const { key, title, titleEn, award, fee } = programme
  const { source, year } = dataset
  return {
    id: programmeId(programme),
    key,
    title: title ?? titleEn ?? subject?.name ?? award ?? 'Programme',
    titleEn,
    subject: subject && { slug: subject.slug, name: subject.name },
    levels: programme.levels,
    months: programme.months,
    subjectYears: FOR_GRADUATES.test(title ?? '') ? null : subjectYears,
    fee:
      fee &&
      withAge({ value: fee, kind: 'register', year: fee.asOf, source, note: null, isUnsure: false }, today),
    language: programme.language,
    mode: programme.mode,
    campus: programme.campus ?? programme.city,
    url: programme.url,
    awards,
    source,
    year,
  }
}
