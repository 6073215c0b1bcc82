import { deadlinesOfRoute, mainDeadline } from '../facts/deadline'
import { NO_FACTS } from '../facts/fact'
import { SECTORS, type Level } from '../facts/vocabulary'
import { feeInWords } from '../facts/fee-words'
import { deadlineInWords } from '../facts/route-words'
import { describeKind, describePeople, formatOutcome, levelWord, MEASURES } from '../facts/words'
import { formatMoney, formatUsd } from '../money/format'
import { labelOf } from '../text/options'
import { formatYearlyDate } from './format'
import {
  entryAnswers,
  feeAnswers,
  outcomeAnswers,
  ownDeadline,
  routeAnswers,
  subjectAnswers,
} from './profile/answers'
import type { AtLevels } from './profile/at-levels'
import type { ReadableUniversity } from './record/schema'

/** A deciding fact: the words, their basis, and the level that they hold for. */
export type Said = { text: string; notes: readonly string[]; of: Level | null }

/** The note of what holds for most of the country, and maybe for this university. */
export const USUAL = 'usual in the country'

const said = (text: string, notes: readonly (string | null | false)[], of: Level | null = null): Said => ({
  text,
  notes: notes.filter((note): note is string => Boolean(note)),
  of,
})

const factsOf = ({ facts }: ReadableUniversity) => facts ?? NO_FACTS

/** The answer that is shown at a level, which may be that of another level. */
function shownAt<Answer>(answers: readonly AtLevels<Answer>[], level: Level) {
  const shown = answers.find(({ levels }) => levels.includes(level))
  return shown && { ...shown, of: shown.standsInFor.includes(level) ? shown.of : level }
}

/** Within a sentence: sums begin with a currency, other words with a small letter. */
const lowered = (text: string) => text.replace(/^(Up|From|No)\b/, (word) => word.toLowerCase())

/** The tuition of students from abroad; `dollars` only where it is the university's own price at this very level. */
export function tuitionAt(
  university: ReadableUniversity,
  level: Level,
): (Said & { dollars: number | null; isOfDollars: boolean; isUsual: boolean }) | null {
  const shown = shownAt(feeAnswers({ facts: factsOf(university) }), level)
  const [fee] = shown?.answer.fees ?? []
  const words = fee && feeInWords(fee.value, fee.value.isFloor, fee.isUnsure && !shown?.answer.isUsual)
  if (shown && fee && words) {
    const { value, note } = fee
    const { isUsual } = shown.answer
    return {
      ...said(
        isUsual ? `mostly ${lowered(words)}` : words,
        [describeKind(fee), value.condition, note],
        shown.of,
      ),
      dollars: isUsual || shown.of !== level ? null : value.dollars,
      isOfDollars: value.currency === 'USD' && value.max === null,
      isUsual,
    }
  }
  const { international, internationalNumeric } = university.tuitionFees
  if (!international) return null
  return {
    ...said(formatMoney(international), [international.academicYear, international.note]),
    dollars: internationalNumeric,
    isOfDollars: international.currency === 'USD' && international.max === null,
    isUsual: false,
  }
}

/** The university's own price in US dollars a year, in words: in another currency few can judge it. */
export const aboutDollars = ({
  dollars,
  isOfDollars,
}: {
  dollars: number | null
  isOfDollars: boolean
}): string | null => (dollars && !isOfDollars ? `about ${formatUsd(dollars)} a year` : null)

/** The tuition of students at home at the same level; null where it is not known. */
export function homeTuitionAt(university: ReadableUniversity, level: Level): string | null {
  const fee = factsOf(university).fees.find(({ value }) => value.level === level && value.status === 'home')
  if (fee) return feeInWords(fee.value, fee.value.isFloor, fee.isUnsure)
  const { domestic } = university.tuitionFees
  return domestic && level === 'bachelor' ? formatMoney(domestic) : null
}

/** The deadline of the university, otherwise of a way to apply. It is a date only where it is certain. */
export function deadlineAt(university: ReadableUniversity, level: Level): Said | null {
  const facts = factsOf(university)
  const own = ownDeadline({ facts, admissionRequirements: university.admissionRequirements })
  const ofRoutes = (at: Level): Said | null => {
    const routes = shownAt(routeAnswers({ facts }), at)
    const main = routes && mainDeadline(routes.answer.flatMap(({ value }) => deadlinesOfRoute(value)))
    return main ? said(deadlineInWords(main), [main.route, main.year], routes.of) : null
  }
  const ofOwn = own && said(formatYearlyDate(own), [own.note], university.facts ? 'bachelor' : null)
  return level === 'bachelor'
    ? (ofOwn ?? ofRoutes(level))
    : (ofRoutes(level) ?? ofOwn ?? ofRoutes('bachelor'))
}

/** The way to apply: the service, or the university itself. */
export function applyingAt(university: ReadableUniversity, level: Level): Said | null {
  const shown = shownAt(routeAnswers({ facts: factsOf(university) }), level)
  const [route] = shown?.answer ?? []
  if (!shown || !route) return null
  return said(route.value.name, [route.isUnsure && USUAL, describeKind(route)], shown.of)
}

export function languageAt(university: ReadableUniversity, level: Level): Said | null {
  return entryAt(university, 'teaching-language', level)
}

/** The school certificate that the country's universities ask for. */
export function certificateAt(university: ReadableUniversity, level: Level): Said | null {
  return entryAt(university, 'school-certificate', level)
}

/** The English that the university asks for, otherwise the country's rule. */
export function englishAt(university: ReadableUniversity, level: Level): Said | null {
  const { englishTest } = university.admissionRequirements
  const rule = entryAt(university, 'english-minimum', level)
  if (!englishTest || (level !== 'bachelor' && rule?.of === level)) return rule
  return said(englishTest, [], university.facts ? 'bachelor' : null)
}

/** The country's rule on the language of its own that programmes in it ask for. */
export function localLanguageAt(university: ReadableUniversity, level: Level): Said | null {
  return entryAt(university, 'local-language-minimum', level)
}

function entryAt(
  university: ReadableUniversity,
  topic: Parameters<typeof entryAnswers>[1],
  level: Level,
): Said | null {
  const shown = shownAt(entryAnswers({ facts: factsOf(university) }, topic), level)
  if (!shown) return null
  const { answer } = shown
  const text = answer.value.text.replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return said(text, [answer.isUnsure && USUAL, describeKind(answer)], shown.of)
}

/** The outcomes of the students of a level, or of all together, with their group. */
export function outcomeAt(university: ReadableUniversity, level: Level): Said | null {
  const shown = shownAt(outcomeAnswers({ facts: factsOf(university) }), level)
  const [outcome] = shown?.answer ?? []
  if (!shown || !outcome) return null
  const { measure, whose, level: of } = outcome.value
  return said(
    `${labelOf(MEASURES, measure) ?? ''}: ${formatOutcome(outcome.value)}`,
    [whose, describePeople(outcome.value), describeKind(outcome)],
    of,
  )
}

/** The popular programmes of the record, otherwise the subjects of most courses or students of a level. */
export function programmesAt(university: ReadableUniversity, level: Level): readonly string[] {
  if (university.popularPrograms.length > 0) return university.popularPrograms
  const shown = shownAt(subjectAnswers({ facts: factsOf(university) }), level)
  return shown?.answer.map(({ value }) => value.subject) ?? []
}

export function sectorOf(university: ReadableUniversity): Said | null {
  const { sector } = factsOf(university)
  const label = labelOf(SECTORS, sector?.value) ?? ''
  return sector && said(sector.isUnsure ? `Probably ${label.toLowerCase()}` : label, [describeKind(sector)])
}

/** The notes of a fact, after the level that it holds for. */
export function notesOf({ notes, of }: Said): string[] {
  return of ? [levelWord(of), ...notes] : [...notes]
}
