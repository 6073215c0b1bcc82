import { programmeId } from '../facts/programme-id'
import type { Level } from '../facts/vocabulary'
import { describeKind } from '../facts/words'
import { lengthInWords } from '../programmes/lengths'
import { STUDY_MODES } from '../programmes/vocabulary'
import { programmeFeeInWords } from '../programmes/words'
import type { ChoiceProgramme } from '../study/choice'
import { languageName } from '../text/language-name'
import { labelOf } from '../text/options'
import { PAYS } from '../universities/answers/fee'
import type { Known, LeveledColumn } from '../universities/compared-university'
import { atLevel, leveled } from '../universities/level-values'
import type { Figure } from './figures'

type Details = Pick<ChoiceProgramme, 'months' | 'fee' | 'language' | 'mode' | 'campus' | 'url'>

/** A programme as a column reads it; of a subject that a source only names, no more than that. */
export type ComparedSubject = Pick<ChoiceProgramme, 'title' | 'levels' | 'ruledSubject'> & Partial<Details>

/** Its own fee, where students from abroad pay it. */
function feeOf({ fee }: ComparedSubject) {
  return fee && PAYS.international.includes(fee.value.status) ? fee : null
}

const joined = (...notes: (string | null | undefined)[]) => notes.filter(Boolean).join(' · ') || null

/** The programme's own fee, else that of its university at the level, where that is one of its subject. */
function tuitionOf(programme: ComparedSubject, ofUniversity: Known | null): Known | null {
  const fee = feeOf(programme)
  if (fee) {
    const { sum, year, whose } = programmeFeeInWords(fee.value)
    return { text: sum, note: joined(year, whose, describeKind(fee)), figure: fee.value.dollarsPerYear }
  }
  if (!ofUniversity) return null
  return { ...ofUniversity, note: joined(ofUniversity.note, 'of the university’s programmes in general') }
}

/** Its language; without one, what its university mostly teaches in. */
function languageOf({ language }: ComparedSubject, ofUniversity: Known | null): Known | null {
  if (language) return { text: languageName(language), note: null, figure: null }
  return (
    ofUniversity && {
      ...ofUniversity,
      note: joined(ofUniversity.note, 'usual there, not said of this course'),
    }
  )
}

const plain = (text: string | null | undefined): Known | null =>
  text ? { text, note: null, figure: null } : null

/**
 * The column of a programme: what is its own, and for the rest that of its university at its level.
 * @param holds whether the university's fee at a level is one of the programme's subject, and whether its rule of entry there
 * is: that of PhDs is none of a professional doctorate
 */
export function programmeColumn(
  column: LeveledColumn,
  key: string,
  programme: ComparedSubject,
  holds: {
    hasFeeAt: (level: Level) => boolean
    hasRuleAt: (topic: 'english-minimum' | 'school-certificate', level: Level) => boolean
  },
): LeveledColumn {
  const { title, levels, months, mode, campus, url } = programme
  return leveled((level) => {
    const of = atLevel(column, level)
    const outcome = of.outcome && { ...of.outcome, note: joined(of.outcome.note, 'all subjects together') }
    return {
      ...of,
      id: programmeId({ universityId: column.id, key }),
      name: title,
      programme: { universityId: column.id, university: column.name, levels },
      length: plain(months ? lengthInWords(months) : null),
      mode: plain(labelOf(STUDY_MODES, mode ?? '')),
      tuition: tuitionOf(programme, holds.hasFeeAt(level) ? of.tuition : null),
      language: languageOf(programme, of.language),
      location: campus ?? of.location,
      website: url ?? of.website,
      outcome,
      english: holds.hasRuleAt('english-minimum', level) ? of.english : null,
      certificate: holds.hasRuleAt('school-certificate', level) ? of.certificate : null,
    }
  })
}

/** The programme's own fee as a table for computers has it; null where students from abroad pay none of its own. */
export function feeFigure(programme: ChoiceProgramme): Figure | null {
  const fee = feeOf(programme)
  if (!fee) return null
  const { sum, currency, basis } = fee.value
  const unit = basis === 'course' ? 'whole course' : 'year'
  return { value: sum, to: null, unit, currency, year: fee.year, kind: fee.kind, source: fee.source.url }
}
