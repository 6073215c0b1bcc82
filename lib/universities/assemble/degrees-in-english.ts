import type { UniversityFacts } from '../../facts/fact'
import { LEVELS, LEVELS_OF, type Level, type StatedLevel } from '../../facts/vocabulary'
import type { ChosenSubjects } from '../../subjects/choose-subjects'
import type { Subject, SubjectSlug } from '../../subjects/subject'
import { subjectReader, type CodedRow, type SubjectsOf } from '../../subjects/subject-reader'
import type { UniversityRecord } from '../record/schema'

type Row = CodedRow & { level: StatedLevel; language?: string }

/** What a file of `data/programmes` says of levels, subjects and languages. */
type Register = Parameters<typeof subjectReader>[0] & {
  /** Levels of which it leaves programmes out. */
  partialAt?: readonly Level[]
  universities: Record<string, readonly Row[]>
}

type ByLevel = Partial<Record<Level, string>>
/** Subjects that general knowledge names, by level, and those of which it says that a degree is taught in English. */
type Known = ByLevel & { english?: ByLevel }

type Recorded = Pick<UniversityRecord, 'id' | 'depth' | 'popularPrograms'> & {
  facts: Pick<UniversityFacts, 'inEnglish'>
}

type Sources = {
  registers: readonly Register[]
  knowledge: { universities: Record<string, Known> }
  records: readonly Recorded[]
}

type Subjects = {
  of: SubjectsOf
  /** Those that a label of our own list of programmes means. */
  ofLabel: (label: string) => ChosenSubjects
  all: readonly Pick<Subject, 'slug' | 'covers'>[]
}

/** The languages of a subject's degrees. `mayBeInEnglish`: a degree that is or may be of it, and of which no source names another language. */
type Languages = { isStated: boolean; isInEnglish: boolean; mayBeInEnglish: boolean }

type Said = {
  english: Set<Level>
  /** Levels of which a register lists every programme. */
  listed: Set<Level>
  languages: Record<Level, Map<SubjectSlug, Languages>>
}

type DegreesInEnglish = Pick<UniversityFacts, 'degreesInEnglish' | 'subjectLanguages'>

const levels = LEVELS.map(({ value }) => value)

/**
 * The levels and subjects in which each university has a degree that is taught in English, by its id. Of a level that is
 * taught in English alone no subjects are told.
 */
export function degreesInEnglish(sources: Sources, subjects: Subjects): Map<string, DegreesInEnglish> {
  const all = new Map(sources.records.map((record) => [record.id, { record, said: nothing() }]))
  for (const register of sources.registers) {
    const read = subjectReader(register, subjects.of)
    const listed = levelsListed(register)
    for (const [id, rows] of Object.entries(register.universities)) {
      const { record, said } = all.get(id) ?? {}
      if (!record || !said) continue
      for (const level of listed) said.listed.add(level)
      for (const row of rows) takeRow(said, row, read, record.facts.inEnglish)
    }
  }
  for (const [id, { record, said }] of all) {
    takeKnowledge(said, sources.knowledge.universities[id] ?? {})
    takeRecord(said, record, subjects.ofLabel)
  }
  return new Map([...all].map(([id, { said }]) => [id, told(said, subjects.all)]))
}

const nothing = (): Said => ({
  english: new Set(),
  listed: new Set(),
  languages: { bachelor: new Map(), master: new Map(), doctorate: new Map() },
})

function levelsListed({ universities, partialAt = [] }: Register): Level[] {
  const stated = new Set(Object.values(universities).flatMap((rows) => rows.map(({ level }) => level)))
  const named = new Set([...stated].flatMap((level): readonly Level[] => LEVELS_OF[level]))
  return levels.filter((level) => named.has(level) && !partialAt.includes(level))
}

function takeRow(
  said: Said,
  row: Row,
  read: (row: CodedRow) => ChosenSubjects,
  inEnglish: UniversityFacts['inEnglish'],
): void {
  const mayBeOf: readonly Level[] = LEVELS_OF[row.level]
  const isSure = mayBeOf.length === 1
  for (const level of mayBeOf) {
    if (isSure && row.language === 'en') said.english.add(level)
    // Reading thousands of titles takes a second.
    if (!inEnglish[level]) takeSubjects(said, level, read(row), isSure ? row.language : undefined)
  }
}

function takeSubjects(
  said: Said,
  level: Level,
  { subject, also }: ChosenSubjects,
  language: string | undefined,
): void {
  const mayBeInEnglish = language === undefined || language === 'en'
  if (subject !== null) {
    const languages = languagesOf(said, level, subject)
    languages.isStated = true
    if (language === 'en') languages.isInEnglish = true
    if (mayBeInEnglish) languages.mayBeInEnglish = true
  }
  if (mayBeInEnglish) for (const slug of also) languagesOf(said, level, slug).mayBeInEnglish = true
}

function languagesOf({ languages }: Said, level: Level, slug: SubjectSlug): Languages {
  const known = languages[level].get(slug)
  const one = known ?? { isStated: false, isInEnglish: false, mayBeInEnglish: false }
  if (!known) languages[level].set(slug, one)
  return one
}

/** General knowledge says nothing of a subject at a level that a register lists or names, as in the list of programmes. */
function takeKnowledge(said: Said, known: Known): void {
  for (const level of levels) {
    const english = known.english?.[level]?.split(' ') ?? []
    if (english.length > 0) said.english.add(level)
    if (said.listed.has(level)) continue
    for (const subject of known[level]?.split(' ') ?? [])
      takeIfNew(said, level, { subject, also: [] }, english.includes(subject) ? 'en' : undefined)
  }
}

/** A record names no languages. */
function takeRecord(said: Said, { depth, popularPrograms }: Recorded, ofLabel: Subjects['ofLabel']): void {
  if (depth !== 'full') return
  for (const { label, levels: taught } of popularPrograms)
    for (const level of taught) takeIfNew(said, level, ofLabel(label), undefined)
}

/** Takes in a subject that no better source states. */
function takeIfNew(said: Said, level: Level, chosen: ChosenSubjects, language: string | undefined): void {
  const known = chosen.subject !== null && said.languages[level].get(chosen.subject)
  if (!known || !known.isStated) takeSubjects(said, level, chosen, language)
}

function told(said: Said, subjects: Subjects['all']): DegreesInEnglish {
  const subjectLanguages: Partial<Record<Level, ReturnType<typeof bySubject>>> = {}
  for (const level of levels) {
    const found = bySubject(said.languages[level], subjects)
    if (found.inEnglish.length + found.inOthers.length > 0) subjectLanguages[level] = found
  }
  return { degreesInEnglish: levels.filter((level) => said.english.has(level)), subjectLanguages }
}

/** The degrees of a subject's branches are its own as well. */
function bySubject(languages: ReadonlyMap<SubjectSlug, Languages>, subjects: Subjects['all']) {
  const [inEnglish, inOthers]: [SubjectSlug[], SubjectSlug[]] = [[], []]
  // Of most universities no source names a language.
  if ([...languages.values()].every((one) => one.mayBeInEnglish && !one.isInEnglish))
    return { inEnglish, inOthers }
  for (const { slug, covers } of subjects) {
    const all = [slug, ...covers].flatMap((each) => languages.get(each) ?? [])
    if (all.some(({ isInEnglish }) => isInEnglish)) inEnglish.push(slug)
    else if (all.some((one) => one.isStated) && !all.some(({ mayBeInEnglish }) => mayBeInEnglish))
      inOthers.push(slug)
  }
  return { inEnglish, inOthers }
}
