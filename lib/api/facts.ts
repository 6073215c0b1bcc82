import type { Bases, Asked } from '../compare/bases'
import type { Figures } from '../compare/figures'
import { compareRows, whyUnknown } from '../compare/rows'
import { AT_LEAST } from '../cost/words'
import { NOT_REPORTED } from '../text/not-reported'
import type { ComparedUniversity } from '../universities/compared-university'
import { derivedAt, knownValue, missingValue, type Value } from './value'
import type { Applicant } from '../facts/deadline'
import { FEE_STATUSES } from '../facts/vocabulary'
import { labelOf } from '../text/options'
import { elsewhereInWords, notKnownAt, type Answer } from '../universities/answers/answer'
import { applyingAt, deadlineAt } from '../universities/answers/applying'
import type { Said } from '../universities/answers/said'
import { tuitionAt } from '../universities/answers/words'

/**
 * What a year or the whole degree costs with living, worked out here of other values: the sum that its words begin with, which
 * is the lowest where something that costs is not known, and the middle otherwise.
 */
function totalOf(label: string, { cost }: ComparedUniversity) {
  if (!cost?.ends || cost.tuition === null || cost.living === null) return null
  const { kind, ends, tuition, living, once, years, unit: currency } = cost
  const sum = kind === AT_LEAST ? ends.low : tuition + living + once
  if (label === 'Total a Year')
    return {
      value: Math.round(sum / Math.max(1, years ?? 1)),
      to: null,
      unit: years === null ? 'first year' : 'year',
      currency,
    }
  return years === null ? null : { value: Math.round(sum), to: null, unit: 'whole degree', currency }
}

const TOTALS: readonly string[] = ['Total a Year', 'Whole Degree with Living']

/** The rows of a comparison of one university as values. @param page that of the university at the level */
export function factsOf(
  column: ComparedUniversity,
  { figures, bases, page }: { figures: Figures; bases: Bases; page: string },
): Value[] {
  return compareRows([column]).flatMap(({ rows }) =>
    rows.flatMap(({ label, cells: [cell] }) => {
      if (!cell) return []
      if (!cell.isKnown) return [missingValue(label, whyUnknown(cell))]
      if (TOTALS.includes(label)) {
        const total = totalOf(label, column)
        return [total ? knownValue(label, cell.full, total, derivedAt(page)) : missingValue(label, cell.full)]
      }
      return [knownValue(label, cell.full, figures[label] ?? null, bases[label] ?? null)]
    }),
  )
}

/** What is worked out for students from abroad alone. */
const OF_ABROAD: readonly string[] = [
  'Total a Year',
  'Whole Degree with Living',
  'Money to Show for the Visa',
  'Work After Study',
]
const OF_ABROAD_ALONE = 'Known for students from abroad alone: ask “cost” with a passport.'

type About = Asked & { applicant: Applicant; figures: Figures; bases: Bases }

function valueOf(label: string, row: string, { value, others }: Answer<Said>, about: About): Value {
  const elsewhere = elsewhereInWords(others.map(({ level, value: { text } }) => ({ level, value: text })))
  if (!value && elsewhere.length > 0)
    return missingValue(label, `${notKnownAt(about.level)}. ${elsewhere.join(' · ')}`)
  if (!value) return missingValue(label, NOT_REPORTED)
  const notes = value.notes.length > 0 ? ` (${value.notes.join(' · ')})` : ''
  return knownValue(label, `${value.text}${notes}`, about.figures[row] ?? null, about.bases[row] ?? null)
}

/** The values of a university for an applicant of another status, or of a subject that has rounds of its own. */
export function valuesFor(values: readonly Value[], about: About): Value[] {
  const { university, level, applicant } = about
  const isOfAbroad = applicant.status === 'international'
  if (isOfAbroad && applicant.subject === null) return [...values]
  return values.map((value) => {
    const { label } = value
    if (label === 'Application Deadline')
      return valueOf(label, label, deadlineAt(university, level, applicant), about)
    if (label === 'How to Apply')
      return valueOf(label, label, applyingAt(university, level, applicant), about)
    if (isOfAbroad) return value
    if (label === 'Tuition (International)') {
      const own = `Tuition (${labelOf(FEE_STATUSES, applicant.status)})`
      return valueOf(own, label, tuitionAt(university, level, applicant.status, applicant.subject), about)
    }
    return OF_ABROAD.includes(label) ? missingValue(label, OF_ABROAD_ALONE) : value
  })
}
