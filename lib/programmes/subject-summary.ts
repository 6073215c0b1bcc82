import { LEVELS, type FeeStatus, type Level } from '../facts/vocabulary'
import { formatUsd } from '../money/format'
import { findsSubject } from '../subjects/finds-subject'
import type { SubjectSlug } from '../subjects/subject'
import { count, formatCount, formatList } from '../text/format'
import { groupBy } from '../text/group-by'
import { languageName } from '../text/language-name'
import type { Programme, ProgrammeDataset, ProgrammeFee } from './programme'
import { lengthsInWords } from './lengths'
import { namesProgrammes } from './vocabulary'
import { feeDate, knownInWords, levelLabels } from './words'

/** The facts about one subject at one university and level, each part in words; null where no source states it. */
export type SubjectSummary = {
  level: Level
  /** "12 courses", "2 degrees in 2022", "offered". */
  offered: string
  /** "degrees awarded in 2023/24: 38" */
  counted: string | null
  fee: string | null
  length: string | null
  language: string | null
  /** Lowest fee a year for students from abroad, in whole US dollars. */
  dollars: number | null
}

type DatasetOf = (name: string) => Pick<ProgrammeDataset, 'counted' | 'listedIn' | 'kind' | 'year'>
type Wanted = { slug: SubjectSlug; covers: readonly SubjectSlug[] }

/** The programmes that state a subject or one of its branches. Those that only may be in it are left out. */
export function statingSubject(programmes: readonly Programme[], wanted: Wanted): Programme[] {
  return programmes.filter((programme) => findsSubject(programme, wanted) === 'states')
}

/** The summary of the programmes of one subject at one university; null where none is at the level. */
export function summariseAt(
  programmes: readonly Programme[],
  level: Level,
  datasetOf: DatasetOf,
): SubjectSummary | null {
  const at = programmes.filter(({ levels }) => levels.includes(level))
  if (at.length === 0) return null
  const fees = at.flatMap(({ fee }) => fee ?? [])
  return {
    level,
    offered: offeredInWords(at, datasetOf),
    counted: countedInWords(at, datasetOf),
    fee: feesInWords(fees),
    length: lengthsInWords(at.flatMap(({ months }) => months ?? [])),
    language: languagesInWords(at),
    dollars: lowestDollars(fees),
  }
}

/** The summaries of every level that has one. */
export function summarise(programmes: readonly Programme[], datasetOf: DatasetOf): SubjectSummary[] {
  return LEVELS.flatMap(({ value }) => summariseAt(programmes, value, datasetOf) ?? [])
}

function offeredInWords(all: readonly Programme[], datasetOf: DatasetOf): string {
  const known = all.find(({ dataset }) => datasetOf(dataset).kind)
  const programmes = all.filter(({ dataset }) => !datasetOf(dataset).kind)
  // A source that tells no level says less than general knowledge of this one.
  if (known && programmes.every(({ levels }) => levels.length > 1)) {
    const words = knownInWords(datasetOf(known.dataset).year)
    return words.charAt(0).toLowerCase() + words.slice(1)
  }
  const of = (grain: Programme['grain']) => programmes.filter((programme) => programme.grain === grain).length
  const named = [
    of('course') > 0 && count(of('course'), 'course'),
    of('degree') > 0 && count(of('degree'), 'degree'),
  ].filter((words) => words !== false)
  const isResearch = programmes.every(({ grain }) => grain === 'research')
  const years = new Set(programmes.map(({ dataset }) => datasetOf(dataset).listedIn))
  const [year] = years
  const words = [
    named.length > 0 ? formatList(named) : isResearch ? 'does research in it' : 'offered',
    // A subject that its source counts has the year there.
    years.size === 1 && year && named.length > 0 && `in ${year}`,
  ]
    .filter(Boolean)
    .join(' ')
  const unsure = programmes.every(({ levels }) => levels.length > 1) ? programmes[0] : undefined
  return unsure ? `${words} (${levelLabels(unsure.levels)}: the source does not say which)` : words
}

function countedInWords(programmes: readonly Programme[], datasetOf: DatasetOf): string | null {
  const told = programmes.filter(({ grain, count: counted }) => !namesProgrammes(grain) && counted !== null)
  const [first] = told
  const what = first && datasetOf(first.dataset).counted
  if (!first || !what) return null
  const sum = told
    .filter(({ dataset }) => dataset === first.dataset)
    .reduce((total, { count: counted }) => total + (counted ?? 0), 0)
  return `${what}: ${formatCount(sum)}`
}

const range = (figures: readonly number[], write: (figure: number) => string): string | null => {
  if (figures.length === 0) return null
  const [low, high] = [Math.min(...figures), Math.max(...figures)]
  return low === high ? write(low) : `${write(low)}–${write(high)}`
}

function languagesInWords(programmes: readonly Programme[]): string | null {
  const codes = [...new Set(programmes.flatMap(({ language }) => language ?? []))]
  return codes.length > 0 ? formatList(codes.map(languageName).sort()) : null
}

/** The status of the fees to show: that of students from abroad first. */
const STATUSES: readonly { status: FeeStatus; whose: string }[] = [
  { status: 'international', whose: 'international students' },
  { status: 'all', whose: 'all students' },
  { status: 'eu-eea', whose: 'EU and EEA students' },
  { status: 'home', whose: 'home students' },
]

/** The fees of the first status that has any, of one currency, basis and date: those with most programmes. */
function feesInWords(fees: readonly ProgrammeFee[]): string | null {
  const first = STATUSES.find(({ status }) => fees.some((fee) => fee.status === status))
  if (!first) return null
  const groups = groupBy(
    fees.filter(({ status }) => status === first.status),
    (fee) => [fee.currency, yearOf(fee) === null, fee.asOf].join(),
  )
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length)
  const [one] = largest
  if (!one) return null
  const isYear = yearOf(one) !== null
  const sums = range(
    largest.map((fee) => yearOf(fee) ?? fee.sum),
    formatCount,
  )
  const dollars = largest.flatMap(({ dollarsPerYear }) => dollarsPerYear ?? [])
  const about =
    one.currency !== 'USD' && isYear && dollars.length > 0
      ? `, from about ${formatUsd(Math.min(...dollars))}`
      : ''
  const whose = `${first.whose}, as of ${feeDate(one)}`
  return `${one.currency} ${sums} ${isYear ? 'a year' : 'for the whole course'}${about} (${whose})`
}

/** The sum for a year in the fee's own currency; null where only that of the whole course is known. */
const yearOf = ({ basis, sum, perYear }: ProgrammeFee) => (basis === 'year' ? sum : perYear)

function lowestDollars(fees: readonly ProgrammeFee[]): number | null {
  const known = fees
    .filter(({ status }) => status === 'international' || status === 'all')
    .flatMap(({ dollarsPerYear }) => dollarsPerYear ?? [])
  return known.length > 0 ? Math.min(...known) : null
}

/**
 * "12 courses · AUD 30,000–45,000 a year (…) · 3 years · in English": the facts about a subject at a level, on one
 * line.
 */
export function summaryLine({ offered, counted, fee, length, language }: SubjectSummary): string {
  return [offered, counted, fee, length, language && `in ${language}`].filter(Boolean).join(' · ')
}
