import { LEVELS, type Level } from '../facts/vocabulary'
import { ageInWords } from '../facts/words'
import { formatUsd } from '../money/format'
import { formatCount, formatList } from '../text/format'
import { localLanguage } from '../text/local-language'
import { labelOf } from '../text/options'
import type { Programme, ProgrammeDataset, ProgrammeFee } from './programme'

type Named = Pick<Programme, 'title' | 'titleEn' | 'award'>

/** The programme's name: its own title, or its English one, or its subject, or its award. */
export function nameOfProgramme({ title, titleEn, award }: Named, subjectName: string | null): string {
  return title ?? titleEn ?? subjectName ?? award ?? 'Programme'
}

/**
 * The language of the name, for the attribute `lang`; empty where it is not known. The title of what is taught in English
 * may be in English.
 */
export const languageOfName = (
  { title, language }: Pick<Programme, 'title' | 'language'>,
  country: string,
) => (title === null ? undefined : language === 'en' ? '' : localLanguage(title, country))

/** The English meaning, where the name does not give it: the English title, else the subject. */
export function meaningOfProgramme(programme: Named, subjectName: string | null): string | null {
  const name = nameOfProgramme(programme, subjectName)
  return [programme.titleEn, subjectName].find((words) => words && words !== name) ?? null
}

/** "Bachelor’s degree", "Master’s degree or doctorate". */
export function levelsInWords(levels: readonly Level[]): string {
  const words = formatList(
    levels.map((level) => LEVELS.find(({ value }) => value === level)?.degree ?? level),
    'or',
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The payers of a fee, as a clause. */
const PAID_BY: Record<ProgrammeFee['status'], string> = {
  home: 'for home students',
  'eu-eea': 'for EU and EEA students',
  international: 'for international students',
  all: 'for all students',
}

/** The date of a fee, and its age: "January 2023, may be out of date". */
export const feeDate = ({ asOf, age }: Pick<ProgrammeFee, 'asOf' | 'age'>): string =>
  [asOf, ageInWords(age)].filter(Boolean).join(', ')

/** A fee in words: the sum as the source states it, what follows for a year, and whose and when. */
export function programmeFeeInWords(fee: ProgrammeFee): { sum: string; year: string | null; whose: string } {
  const { currency, basis, perYear, dollarsPerYear, status } = fee
  const isWhole = basis === 'course'
  const dollars = dollarsPerYear !== null && currency !== 'USD' ? formatUsd(dollarsPerYear) : null
  const ownYear = isWhole && perYear !== null ? `${currency} ${formatCount(perYear)}` : null
  const year = [ownYear, dollars].filter(Boolean).join(', ')
  return {
    sum: `${currency} ${formatCount(fee.sum)} ${isWhole ? 'for the whole course' : 'a year'}`,
    year: year ? `about ${year} a year` : null,
    whose: `${PAID_BY[status]}, as of ${feeDate(fee)}`,
  }
}

/** The level of detail of a source, as a sentence. */
export function grainInWords(
  { grain, count: counted }: Pick<Programme, 'grain' | 'count'>,
  dataset: Pick<ProgrammeDataset, 'title' | 'year' | 'listedIn' | 'counted'>,
): string {
  const { title, year, listedIn } = dataset
  const ended = listedIn ? ' It may have ended since.' : ''
  if (grain === 'course') return `A course with a name of its own, from “${title}”, ${year}.${ended}`
  if (grain === 'degree') return `A degree under its national title, from “${title}”, ${year}.${ended}`
  const what =
    grain === 'research'
      ? 'A field in which the university does research'
      : 'A subject that is offered at this level'
  const told = `${what}, from “${title}”, ${year}. It names no course.`
  if (counted === null || dataset.counted === null) return told
  return `${told} ${dataset.counted.charAt(0).toUpperCase()}${dataset.counted.slice(1)}: ${formatCount(counted)}.`
}

/** "Bachelor’s", "Master’s or PhD": the levels in brief. */
export function levelLabels(levels: readonly Level[]): string {
  return formatList(
    levels.map((level) => labelOf(LEVELS, level) ?? level),
    'or',
  )
}

/** What general knowledge says of a subject at a university. @param year its month: "November 2026" */
export const knownInWords = (year: string) =>
  `Among the subjects taught here (general knowledge, ${year}; check at the university)`

const TELLS: Record<ProgrammeDataset['grain'], string> = {
  course: 'courses by names of their own',
  degree: 'degrees under their national titles',
  subject: 'subjects that are offered at a level, without names of courses',
  research: 'fields in which universities do research, without names of courses',
}

/** The level of detail of a dataset: "“Register of courses”, 2025: courses by names of their own." */
export function datasetInWords({
  title,
  year,
  grain,
  kind,
  counted,
}: Pick<ProgrammeDataset, 'title' | 'year' | 'grain' | 'kind' | 'counted'>): string {
  if (kind) return `General knowledge, ${year}: some of the subjects taught, never the whole list.`
  return `“${title}”, ${year}: ${TELLS[grain]}${counted === null ? '' : `; it counts ${counted}`}.`
}
