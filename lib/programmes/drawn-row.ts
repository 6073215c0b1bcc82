import type { Verdict } from '../eligibility/verdict'
import { LEVELS } from '../facts/vocabulary'
import { formatCount, formatSignificant, capital } from '../text/format'
import { labelOf } from '../text/options'
import { placeText } from '../places/place-text'
import { isProfessionalDoctorate } from '../subjects/medical'
import type { CardFacts } from '../universities/card'
import { PAYERS } from '../universities/kept-fees'
import { lengthInWords } from './lengths'
import { teachingLanguageName } from './options'
import {
  dollarsOf,
  feeIn,
  languageOf,
  ownFeeOf,
  paysOwnFee,
  ruledSubjectOf,
  totalIn,
  type ProgrammeListRow,
} from './row'
import { knownInWords } from './words'

/** The words of a row. Empty fields are left out, because every page of results is sent twice. */
export type DrawnProgramme = {
  /** Its own page, `/programmes/<university>/<key>`, or that of its university, `/universities/<university>`. */
  href: string
  title: string
  /** The title is the programme's own name, which no translation says in other words. */
  isName?: true
  /** Its level, its English title, and the facts that distinguish it from others of the same title. */
  about: string
  university: string
  countryCode: string
  place: string
  fee?: string
  /** The payer of the fee, its year, and the sum in the visitor's currency. */
  feeNote?: string
  language?: string
  length?: string
  deadline?: string
  /** The way to apply that it belongs to, and its year. */
  deadlineNote?: string
  restsOn: string
  /** The university’s own site, where only general knowledge names the subject. */
  site?: string
  /** The number of awards that may pay for it. */
  awards?: number
  /** The subject that was searched for, where it only may be in it. */
  may?: string
  /** Whether it can take the visitor. Only a browser with a stored profile knows. */
  takes?: Verdict
}

/** "Master’s"; all levels where the source names several together. */
function levelInWords({ level, levels }: Pick<ProgrammeListRow, 'level' | 'levels'>): string {
  if (levels === 0) return `${labelOf(LEVELS, level)} not known`
  if (levels === 1) return labelOf(LEVELS, level) ?? level
  const told = LEVELS.slice(-levels).map(({ label }) => label)
  return `${told.join(' or ')}, level unclear`
}

/** The basis of a row: "Degrees awarded in 2023/24: 212", "Departments of Japanese universities in 2022". */
function restsOn({
  dataset,
  count: counted,
  levels,
}: Pick<ProgrammeListRow, 'dataset' | 'count' | 'levels'>): string {
  const { title, year, listedIn, grain, kind, counted: what } = dataset
  if (kind) return knownInWords(year)
  if (levels === 0)
    return `Taught at another level (${title}, ${year}). No source that we read lists all that the university teaches at this one`
  if (grain === 'research')
    return `Does research in this field: ${title}${what && counted !== null ? `, ${what}: ${formatCount(counted)}` : ''}`
  if (grain !== 'subject')
    return listedIn && !title.includes(listedIn) ? `${title} in ${listedIn}` : `${title}, ${year}`
  if (what === null || counted === null) return `Listed as a subject: ${title}, ${year}`
  return `${capital(what)}${what.includes(year) ? '' : `, ${year}`}: ${formatCount(counted)}`
}

/** "about EUR 21,300 a year", where that says more than the fee itself. */
function converted(row: ProgrammeListRow, currency: string, isSame: boolean): string | null {
  const sum = isSame ? null : feeIn(row, currency)
  return sum ? `about ${currency} ${formatSignificant(sum)} a year` : null
}

/** The programme's own fee, or that of its university at this very level: the one that the visitor pays. */
function feeInWords(
  row: ProgrammeListRow,
  { tuition }: Pick<CardFacts, 'tuition'>,
  currency: string,
): Pick<DrawnProgramme, 'fee' | 'feeNote'> {
  const total = totalIn(row, currency)
  const whole = total && `with living about ${currency} ${formatSignificant(total)} a year`
  const notesOf = (notes: (string | null)[]) => ({ feeNote: [...notes, whole].filter(Boolean).join(', ') })
  if (paysOwnFee(row) && row.sum !== null) {
    const isWhole = row.isWhole === 1
    const fee = `${row.currency} ${formatCount(row.sum)} ${isWhole ? 'for the whole course' : 'a year'}`
    const yearly = converted(row, currency, row.currency === currency && !isWhole)
    return { fee, ...notesOf([yearly, `its own fee, ${row.asOf}`]) }
  }
  const own = ownFeeOf(row)
  const { words, basis } = own?.fee ?? { words: tuition?.international, basis: tuition?.basis }
  const dollars = dollarsOf(row)
  if (dollars === null || !words) return {}
  const isSame = words.startsWith(`${currency} `) || dollars === 0
  const whose = ['university’s fee at this level', own?.fee && `of ${PAYERS[own.status]}`, basis]
  return { fee: words, ...notesOf([converted(row, currency, isSame), ...whose.map((one) => one || null)]) }
}

/** The level, the English of a title in another language, the award and further choices. */
function aboutOf(row: ProgrammeListRow, title: string): string {
  const english = [row.titleEn, row.subject].find((words) => words && words !== title)
  return [levelInWords(row), english, row.award !== title && row.award]
    .concat([row.options, row.campus])
    .filter(Boolean)
    .join(' · ')
}

type Asked = {
  /** ISO 4217 */
  currency: string
  /** The subject that was searched for, by name; empty where none was. */
  subject: string
}

/** The dates of PhDs are none of a professional doctorate. */
const NO_DEADLINE = { deadline: null, deadlineNote: null }

/**
 * A row in words.
 * @param card of its university, at the row's level
 */
export function drawProgramme(
  row: ProgrammeListRow,
  card: Pick<CardFacts, 'tuition' | 'deadline' | 'deadlineNote' | 'subjectDeadlines' | 'website'>,
  asked: Asked,
): DrawnProgramme {
  const { university, key, months, awards } = row
  const title = row.title || row.titleEn || row.subject || row.award
  const language = languageOf(row)
  const ofLevel = isProfessionalDoctorate(row.award) ? NO_DEADLINE : card
  const { deadline, deadlineNote } = card.subjectDeadlines?.[ruledSubjectOf(row)] ?? ofLevel
  return {
    href: key ? `/programmes/${university.id}/${key}` : `/universities/${university.id}`,
    title,
    ...(row.title && { isName: true }),
    about: aboutOf(row, title),
    university: university.name,
    countryCode: university.countryCode,
    place: placeText(row.city || university.location, university.country),
    ...feeInWords(row, card, asked.currency),
    ...(language && { language: teachingLanguageName(language) }),
    ...(months !== null && { length: lengthInWords(months) }),
    ...(deadline && { deadline }),
    ...(deadlineNote && { deadlineNote }),
    restsOn: restsOn(row),
    ...(row.dataset.kind && card.website && { site: card.website }),
    ...(awards > 0 && { awards }),
    ...(row.isMay && asked.subject && { may: asked.subject }),
  }
}
