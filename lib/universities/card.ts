import type { Level } from '../facts/vocabulary'
import { usdIn } from '../money/convert'
import { formatAbout } from '../money/format'
import { askedAt, ruleAt } from './answers/entry'
import { acceptanceAt } from './answers/outcome'
import { FROM_ABROAD } from '../facts/deadline'
import { deadlinesAt } from './answers/deadline'
import { deadlineAt } from './answers/applying'
import { USUAL } from './answers/said'
import { aboutDollars, entryAt, homeTuitionAt, sectorOf, tuitionAt } from './answers/words'
import { formatInternational, formatNumber, formatPercent, studentDefinitionLabel } from './format'
import { NO_BASIS, type FigureBasis } from './figure-basis'
import { atLevel, elsewhereAt, leveled, type Elsewhere, type Leveled } from './level-values'
import { capital, formatGrade, formatSignificant } from '../text/format'
import { NOT_REPORTED } from '../text/not-reported'
import { shorten } from '../text/shorten'
import { popularLabels } from './record/derive'
import type { ReadableUniversity } from './record/schema'
import { readOwnFees, type OwnFee } from './kept-fees'
import { totalOfRow, tuitionOfRow, type UniversityRow } from './row'
import { GROUPS } from './vocabulary'

type University = ReadableUniversity

const SHOWN_PROGRAMMES = 4
const SHOWN_SCHOLARSHIPS = 2
/** About what two lines of a card hold. */
const DESCRIPTION_LENGTH = 68

/** The first of a list, and how many more there are. */
export type Excerpt = { shown: string[]; more: number }

function excerpt(list: readonly string[], length: number): Excerpt | null {
  return list.length === 0 ? null : { shown: list.slice(0, length), more: Math.max(0, list.length - length) }
}

/** Without the explanations in brackets, which are left to the profile. */
const bare = (text: string) => text.replace(/\s*\([^)]*\)/g, '').trim()

function testsText(tests: readonly string[]): string {
  return tests.length > 0 ? tests.map(bare).join(', ') : 'No admission test'
}

function entryText(university: University, level: Level): string | null {
  const asked = askedAt(university, level)
  const parts = asked && [
    asked.minimumGpa === null ? null : `Min GPA ${formatGrade(asked.minimumGpa)}`,
    asked.requiredTests && testsText(asked.requiredTests),
  ]
  return parts?.filter(Boolean).join(' · ') || null
}

function campusText({ campusLife: { housing, clubs } }: University): string | null {
  const parts = [
    housing === null ? null : `Housing: ${housing ? 'Available' : 'Not Available'}`,
    clubs === null ? null : `Clubs: ${formatNumber(clubs)}+ active`,
  ]
  return parts.filter(Boolean).join(' · ') || null
}

function tuitionOf(university: University, level: Level) {
  const { value: tuition } = tuitionAt(university, level)
  const domestic = homeTuitionAt(university, level)
  if (!tuition && !domestic) return null
  return {
    international: tuition?.text ?? null,
    /** The price in US dollars, where it is in another currency; on the card of a row in the visitor's. */
    dollars: tuition && aboutDollars(tuition),
    /** The ends of a usual range, whole US dollars a year. */
    ...(tuition?.usualFrom &&
      tuition.usualTo && { usual: [tuition.usualFrom, tuition.usualTo].map(Math.round) }),
    /** Its kind and year, and whose price it is alone. */
    basis: [tuition?.notes[0], tuition?.condition].filter(Boolean).join(', ') || null,
    domestic,
  }
}

/** The deadline, and the way to apply that it belongs to with the year that it holds for; and those of subjects with their own. */
function deadlineOf(university: University, level: Level) {
  const fields = new Set(
    deadlinesAt(university, level).flatMap((each) => [...each.fields, ...(each.notFor ?? [])]),
  )
  const ofSubjects = [...fields].map((subject) => [subject, deadlineFor(university, level, subject)] as const)
  return {
    ...deadlineFor(university, level, null),
    /** By the slug of the subject. */
    subjectDeadlines: ofSubjects.length > 0 ? Object.fromEntries(ofSubjects) : null,
  }
}

function deadlineFor(university: University, level: Level, subject: string | null) {
  const { value: deadline } = deadlineAt(university, level, { ...FROM_ABROAD, subject })
  const isOfRoute = university.facts?.routes.some(({ value }) => value.name === deadline?.notes[0])
  const notes = [
    ...(deadline?.notes ?? []),
    ...(deadline?.isEarlierForSome ? ['earlier for some programmes'] : []),
    // What a round of some subjects alone leaves out of them.
    ...(subject === null ? [] : (deadline?.besides ?? [])),
  ]
  return { deadline: deadline?.text ?? null, deadlineNote: isOfRoute ? notes.join(', ') : null }
}

/** The language of teaching, marked where it is only the usual one of the country. */
function languageText(university: University, level: Level): string | null {
  const { value: language } = entryAt(university, 'teaching-language', level)
  if (!language) return null
  return language.notes[0] === USUAL ? `${language.text} (${USUAL})` : language.text
}

/** The test of English that the university itself asks for, as it says or as is known of it; no rule of its country. */
function englishText(university: University, level: Level): string | null {
  const rule = university.facts && ruleAt(university.facts.entry, 'english-minimum', level)
  const known = rule?.value.isOwn ? capital(rule.value.text) : ''
  return bare(askedAt(university, level)?.englishTest ?? known) || null
}

function studentsNote(university: University, basisOf: FigureBasis): string | null {
  const { studentPopulation, studentDefinition } = university
  if (studentPopulation === null) return null
  const counted = studentDefinition === 'headcount' ? null : studentDefinitionLabel(studentDefinition)
  return [counted, basisOf('studentPopulation')].filter(Boolean).join('; ') || null
}

type Context = {
  basisOf?: FigureBasis
  /** The names of the awards to name at a level; those of the record where it is left out. */
  awardsAt?: (level: Level) => readonly string[]
}

/** What a card draws of what holds at a level, in words. A null group is left out of the card. */
function readAt(university: University, level: Level, { basisOf = NO_BASIS, awardsAt }: Context) {
  const { worldRanking, acceptanceRateYear } = university
  const acceptanceRate = acceptanceAt(university, level)
  const acceptanceBasis =
    university.acceptanceRate === null ? null : basisOf('acceptanceRate', acceptanceRateYear)
  const groups = GROUPS.filter(({ value }) => university.groups.includes(value)).map(({ label }) => label)
  const international = formatInternational(university)
  return {
    id: university.id,
    name: university.name,
    countryCode: university.countryCode,
    country: university.country,
    location: university.campusLife.location,
    /** Public or private, where it is known. */
    ...(university.facts?.sector && { sector: sectorOf(university)?.text }),
    logo: university.logo,
    website: university.website,
    isFull: university.depth === 'full',
    rank: worldRanking && {
      label: worldRanking.label,
      publisher: worldRanking.publisher,
      year: worldRanking.year,
      national: university.nationalRanking,
    },
    /** Groups it belongs to, such as the Russell Group; left out where there are none. */
    ...(groups.length > 0 && { groups }),
    description: university.description && shorten(university.description, DESCRIPTION_LENGTH),
    established: university.establishedYear === null ? NOT_REPORTED : String(university.establishedYear),
    students: formatNumber(university.studentPopulation),
    /** The count of students, when it is not plain headcount, and its basis. */
    studentsNote: studentsNote(university, basisOf),
    international: international.value,
    internationalNote: international.note,
    acceptance: formatPercent(acceptanceRate),
    /** The basis of the rate; left out where it is unknown. */
    ...(acceptanceBasis && { acceptanceNote: acceptanceRate === null ? null : acceptanceBasis }),
    tuition: tuitionOf(university, level),
    programmes: excerpt(popularLabels(university), SHOWN_PROGRAMMES),
    entry: entryText(university, level),
    english: englishText(university, level),
    ...deadlineOf(university, level),
    /** The language of teaching. */
    language: languageText(university, level),
    scholarships: excerpt(awardsAt?.(level) ?? university.availableScholarships, SHOWN_SCHOLARSHIPS),
    campus: campusText(university),
  }
}

/** What holds at one level. */
export type CardFacts = ReturnType<typeof readAt> & {
  /** Kept in this browser alone, where it can be edited. */
  addedByYou?: true
}

/** The card of every level. */
export type LeveledCard = Leveled<CardFacts>

/** @param university with its derived fields */
export function toCard(university: University, context: Context = {}): LeveledCard {
  return leveled((level) => readAt(university, level, context))
}

/** Exactly what a card draws at a level: what holds there, and apart what is known only for other levels. */
export type UniversityCardData = CardFacts & {
  level: Level
  elsewhere: Elsewhere<CardFacts>
  /** A year of tuition and living, "about US$ 24,300"; null where one of them is not known. */
  total: string | null
  /** Whose fee it shows, and why, where the visitor does not pay as everybody from abroad. */
  payer?: Pick<OwnFee, 'status' | 'why'>
}

const PARTS = ['tuition', 'deadline', 'language', 'english', 'entry', 'acceptance', 'scholarships'] as const

function partInWords(card: CardFacts, part: (typeof PARTS)[number]): string | null {
  if (part === 'tuition') return card.tuition?.international ?? null
  if (part === 'deadline' && card.deadlineNote) return `${card.deadline} (${card.deadlineNote})`
  if (part === 'scholarships') return card.scholarships && card.scholarships.shown.join(', ')
  return card[part] === NOT_REPORTED ? null : card[part]
}

/** The card at a level, with what is known only for other levels apart. Its total is that of a row (`cardOfRowAt`). */
export function cardAt(card: LeveledCard, level: Level): UniversityCardData {
  const elsewhere = elsewhereAt(card, level, PARTS, partInWords)
  return { ...atLevel(card, level), level, elsewhere, total: null }
}

function totalText(row: UniversityRow, level: Level, currency: string): string | null {
  const total = usdIn(totalOfRow(row, level), currency, row)
  return total === null ? null : formatAbout(total, currency)
}

type Sums = { words: string | null; from: number | null; to?: number | null }

/** US dollars a year in the visitor's currency, or a range; null where the words name that currency themselves. */
function aboutAYear({ words, from, to = null }: Sums, row: UniversityRow, currency: string): string | null {
  const [low, high] = [usdIn(from, currency, row), usdIn(to, currency, row)]
  if (!low || !words || words.includes(currency)) return null
  return `${formatAbout(low, currency)}${high && to !== from ? `–${formatSignificant(high)}` : ''} a year`
}

/** What students from abroad pay, with a line in the visitor's currency below it. */
function tuitionIn({ tuition, level }: UniversityCardData, row: UniversityRow, currency: string) {
  if (!tuition || currency === 'USD') return tuition
  const { international: words, usual } = tuition
  const [from = null, to = null] = usual ?? [tuitionOfRow(row, level)]
  return { ...tuition, dollars: aboutAYear({ words, from, to }, row, currency) }
}

/**
 * The card of a row, with a year's total in a currency; in a browser that keeps a passport with the fee that its visitor
 * pays.
 */
export function cardOfRowAt(
  card: LeveledCard,
  row: UniversityRow,
  { level, currency }: { level: Level; currency: string },
): UniversityCardData {
  const known = cardAt(card, level)
  const tuition = tuitionIn(known, row, currency)
  const abroad = { ...known, tuition, total: totalText(row, level, currency) }
  const own = readOwnFees()?.(row, level)
  if (own?.fee === undefined) return abroad
  const { dollars, words, basis } = own.fee ?? { dollars: null, words: null, basis: null }
  const others = abroad.tuition?.international
  return {
    ...abroad,
    payer: own,
    tuition: {
      international: words,
      dollars: aboutAYear({ words, from: dollars }, row, currency),
      basis: [own.why, basis, others && `Students from abroad: ${others}`].filter(Boolean).join('. '),
      domestic: null,
    },
    elsewhere: { ...abroad.elsewhere, ...(words && { tuition: undefined }) },
  }
}
