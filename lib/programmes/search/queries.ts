import 'server-only'
import type { StudyField } from '../../eligibility/vocabulary'
import { LEVELS, type Level } from '../../facts/vocabulary'
import { answerOf } from '../../list/define-list'
import { keepRecent, sizeOfList } from '../../list/keep-recent'
import { rememberAnswers } from '../../list/remember-answers'
import { paginate } from '../../list/paginate'
import { rowsWithWords } from '../../list/rows-with'
import { worthShowing } from '../../list/text-meaning'
import { getExchangeRates } from '../../money/queries'
import { oncePerProcess } from '../../once-per-process'
import { getHour, getScholarships } from '../../scholarships/queries'
import { getSubject, getSubjectCodes, getSubjects } from '../../subjects/queries'
import type { SubjectSlug } from '../../subjects/subject'
import type { Moment } from '../../text/closing-day'
import { levelOf } from '../../universities/level'
import { atLevel } from '../../universities/level-values'
import { getCard, getRows, getVocabulary } from '../../universities/queries'
import { drawProgramme, type DrawnProgramme } from '../drawn-row'
import { currencyOf } from '../../list/money-filter'
import { PROGRAMMES, TEXTS, type ProgrammeSearch } from '../list'
import { getDataset, getProgrammes, getProgrammesOfSubject, getTaughtElsewhere } from '../queries'
import type { Programme } from '../programme'
import type { DatasetWords, ProgrammeListRow } from '../row'
import { awardsIn, encodeShards, shardName, type Shard, type ShardSource } from '../shards'
import { meanProgrammes } from '../text-meaning'
import { countAwards } from './award-counts'
import { CatalogueRow } from './catalogue-row'
import { countryOf, placesIn, positionOf } from './places'

const nameOf = (slug: SubjectSlug) => getSubject(slug)?.name ?? slug

/** The subjects of a field of awards, with their branches. */
function subjectsOf(field: StudyField): readonly SubjectSlug[] {
  const slugs = getSubjectCodes('fields').get(field) ?? []
  return slugs.flatMap((slug) => [slug, ...(getSubject(slug)?.covers ?? [])])
}

const awardsOf = (subject: SubjectSlug, level: Level) =>
  countAwards(getScholarships(), { level, subject, subjectsOf, positionOf, placesIn })

function datasetWords(name: string): DatasetWords {
  const { title, year, listedIn, grain, kind, counted } = getDataset(name)
  return { title, year, listedIn, grain, ...(kind && { kind }), counted }
}

/** The data for the shards of a subject at a level. */
function getShardSource(subject: SubjectSlug, level: Level): ShardSource {
  const programmes = getProgrammesOfSubject(subject, level)
  return {
    subject,
    level,
    covers: getSubject(subject)?.covers ?? [],
    stated: [
      ...programmes.filter((programme) => programme.subject === subject),
      ...getTaughtElsewhere(subject, level),
    ],
    also: programmes.filter((programme) => programme.subject !== subject),
    positionOf,
    countryOf,
    datasetOf: wordsOf,
    nameOf,
    awards: awardsOf(subject, level),
  }
}

const makeShards = (subject: SubjectSlug, level: Level): Shard[] =>
  encodeShards(getShardSource(subject, level))

const rates = getExchangeRates().rates
const words = new Map<string, DatasetWords>()

/** The same object for each dataset, as its rows have it. */
function wordsOf(name: string): DatasetWords {
  const known = words.get(name)
  if (known) return known
  const made = datasetWords(name)
  words.set(name, made)
  return made
}

/** Makes the rows of programmes at a level. `awards`: those that can be used for the subject searched for. */
function rowMaker(level: Level) {
  const context = { level, rates, datasetOf: wordsOf, nameOf }
  const universities = getRows()
  return (programme: Programme, awards: Shard['awards'] | undefined, isMay: boolean): CatalogueRow[] => {
    const at = positionOf(programme.universityId)
    const university = at === undefined ? undefined : universities[at]
    if (at === undefined || !university) return []
    return [new CatalogueRow(programme, university, awardsIn(awards, university, at), isMay, context)]
  }
}

/**
 * Every programme of a level, for searches that name no subject, and those of each subject that they state. Some 100,000
 * rows of three levels are 9 MB, and making them for each search took longer than the search.
 */
const statedAt = oncePerProcess('rows of programmes', (level: Level) => {
  const make = rowMaker(level)
  const awards = new Map(getSubjects().map(({ slug }) => [slug, awardsOf(slug, level)]))
  const all: CatalogueRow[] = []
  const bySubject = new Map<SubjectSlug, CatalogueRow[]>(getSubjects().map(({ slug }) => [slug, []]))
  for (const programme of getProgrammes()) {
    if (!programme.levels.includes(level)) continue
    const subject = programme.subject ?? ''
    for (const row of make(programme, awards.get(subject), false)) {
      all.push(row)
      bySubject.get(subject)?.push(row)
    }
  }
  return { all, bySubject }
})

/** References to rows that are kept anyway, but for those that only may be in a subject. */
const MOST_ROWS = 60_000

const getRecent = oncePerProcess('programme rows', () =>
  keepRecent<readonly ProgrammeListRow[]>(MOST_ROWS, sizeOfList),
)

/**
 * The rows of a subject at a level. They are those that a browser decodes from the shards of the same subject, which the
 * tests compare; made from the programmes themselves they cost a tenth.
 */
function rowsOf(subject: SubjectSlug, level: Level): readonly ProgrammeListRow[] {
  return getRecent()(shardName(subject, level), () => {
    const make = rowMaker(level)
    const wanted = [subject, ...(getSubject(subject)?.covers ?? [])]
    const seen = new Set<Programme>()
    return wanted.flatMap((slug) => {
      const awards = awardsOf(slug, level)
      const elsewhere = getTaughtElsewhere(slug, level).flatMap((programme) => make(programme, awards, false))
      const mayBe = getProgrammesOfSubject(slug, level).flatMap((programme) => {
        // A search of several subjects has those that state one of them, and each of the others once.
        if (wanted.includes(programme.subject ?? '') || seen.has(programme)) return []
        seen.add(programme)
        return make(programme, awards, true)
      })
      return [...(statedAt(level).bySubject.get(slug) ?? []), ...elsewhere, ...mayBe]
    })
  })
}

/** The rows for a search: those of its subject, or all of its level. */
export function getListRows(search: Pick<ProgrammeSearch, 'subject' | 'level'>) {
  const level = levelOf(search)
  return search.subject === null ? statedAt(level).all : rowsOf(search.subject, level)
}

function drawRows(rows: readonly ProgrammeListRow[], search: ProgrammeSearch): DrawnProgramme[] {
  const asked = { currency: currencyOf(search), subject: search.subject ? nameOf(search.subject) : '' }
  return rows.flatMap((row) => {
    const card = getCard(row.university.id)
    return card ? [drawProgramme(row, atLevel(card, levelOf(search)), asked)] : []
  })
}

/** All programmes of a level with the counts of every filter. Nothing is asked for, so none of them is shown. */
const getAll = oncePerProcess('counts of all programmes', (level: Level) => {
  const { total, count, counts, apart } = PROGRAMMES.browse(statedAt(level).all, {
    search: {
      ...PROGRAMMES.untouched,
      level,
    },
  })
  const none = {
    ...paginate(0, 1, PROGRAMMES.pageSize),
    rows: [],
    notKnownRows: [],
    folded: [],
    suggestions: null,
  }
  return { ...none, total, count, counts, ...(apart && { apart }) }
})

const rowsWith = rowsWithWords(TEXTS)

/** The other levels at which a search of one subject finds something. */
function otherLevels(search: ProgrammeSearch) {
  if (search.subject === null) return []
  return LEVELS.flatMap(({ value, label }) => {
    const total = value === levelOf(search) ? 0 : countFoundProgrammes({ ...search, level: value }).total
    return total > 0 ? [{ key: 'level', value, label, total }] : []
  })
}

const answerAt = rememberAnswers((search: ProgrammeSearch, hour: Moment) => {
  const asked = meanProgrammes(search, getVocabulary())
  const meant = asked.search
  const isAll = search.subject === null
  const isUnasked = isAll && PROGRAMMES.chips(search, String).length === 0
  const result = isUnasked
    ? getAll(levelOf(search))
    : PROGRAMMES.browse(getListRows(meant), asked, hour, rowsWith)
  const { counts, ...answer } = answerOf(result)
  const choices = result.suggestions ? otherLevels(search) : []
  return {
    answer: { ...answer, counts: isAll ? { ...counts, country: result.count('country') } : counts },
    suggestions: result.suggestions && { ...result.suggestions, ...(choices.length > 0 && { choices }) },
    meant,
    /** The hour of the answer, where its order depends on the day. */
    today: PROGRAMMES.readsDay(meant) && !isUnasked ? hour : null,
    understood: worthShowing(asked),
    drawn: isUnasked ? null : drawRows(result.rows, meant),
    notKnown: drawRows(result.notKnownRows, meant),
  }
})

/**
 * The answer to a search, with the rows of its page in words; `drawn` is null where nothing is asked for. Without a
 * subject it counts the countries too: no browser has the rows to count.
 */
export const searchProgrammes = (search: ProgrammeSearch) => answerAt(search, getHour())

/** Every programme that a search finds, how many others may match, and the search as its text means it. */
export function listProgrammes(search: ProgrammeSearch) {
  const asked = meanProgrammes(search, getVocabulary())
  const { found, unknown, also } = PROGRAMMES.split(getListRows(asked.search), asked, getHour(), rowsWith)
  return { rows: found, notKnown: unknown.length, also, shown: asked.shown, search: asked.search }
}

/** The number of programmes that a search finds, and of those that do not report a fact that it asks for. */
export function countFoundProgrammes(search: ProgrammeSearch): { total: number; notKnown: number } {
  const asked = meanProgrammes(search, getVocabulary())
  const { found, unknown } = PROGRAMMES.split(getListRows(asked.search), asked, '', rowsWith)
  return { total: found.length, notKnown: unknown.length }
}

const NAME = /^([a-z-]+)\.([a-z]+)(?:\.(\d+))?$/

/** A shard of the list by its name; undefined for no such file. */
export function getShard(name: string): Shard | undefined {
  const [, subject = '', asked, part = '0'] = NAME.exec(name) ?? []
  const level = LEVELS.find(({ value }) => value === asked)?.value
  return level && getSubject(subject) ? makeShards(subject, level)[Number(part)] : undefined
}
