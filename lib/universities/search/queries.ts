import 'server-only'
import type { Level } from '../../facts/vocabulary'
import { answerOf, type ListAnswer, type ListResult, type Suggestions } from '../../list/define-list'
import { currencyOf } from '../../list/money-filter'
import { rememberAnswers } from '../../list/remember-answers'
import { rowsWithWords } from '../../list/rows-with'
import { oncePerObject } from '../../once-per-object'
import { getHour } from '../../scholarships/queries'
import type { Moment } from '../../text/closing-day'
import { worthShowing, type Meant, type ShownMeaning } from '../../list/text-meaning'
import type { UniversityCardData } from '../card'
import { levelOf } from '../level'
import { TEXTS, WORLD, type UniversitySearch } from '../list'
import { getCards, getRows, getVocabulary } from '../queries'
import type { UniversityRow } from '../row'
import type { TestOfTaught } from '../taught'
import { meanWorld } from '../text-meaning'
import { POPULAR_PROGRAMMES, type PopularProgramme } from '../vocabulary'

/** The answer to a search of a list of universities, with full cards for the page's rows. */
export type AnsweredSearch = ListAnswer & {
  cards: UniversityCardData[]
  /** Of the rows that may match; empty while they are folded. */
  notKnownCards: UniversityCardData[]
  suggestions: Suggestions | null
  /** The meaning of the search text; null where there is none. */
  understood: ShownMeaning | null
}

/** The answer with the cards of its rows, at the level of the search. */
export function withCards(
  result: ListResult<UniversityRow>,
  meant: Pick<Meant<UniversityRow, { level: Level | null }>, 'search' | 'shown'>,
): AnsweredSearch {
  const level = levelOf(meant.search)
  const currency = currencyOf(meant.search)
  return {
    ...answerOf(result),
    suggestions: result.suggestions,
    understood: worthShowing(meant),
    cards: getCards(result.rows, level, currency),
    notKnownCards: getCards(result.notKnownRows, level, currency),
  }
}

const rowsWith = rowsWithWords(TEXTS)

const mean = (search: UniversitySearch, testTaught: TestOfTaught) =>
  meanWorld(search, { vocabulary: getVocabulary(), rows: getRows(), testTaught, rowsWith })

type DatedAnswer = AnsweredSearch & { today: Moment | null }

const answersBy = oncePerObject((testTaught: TestOfTaught) =>
  rememberAnswers((search: UniversitySearch, hour: Moment): DatedAnswer => {
    const meant = mean(search, testTaught)
    const answer = withCards(WORLD.browse(getRows(), meant, hour, rowsWith), meant)
    return { ...answer, today: WORLD.readsDay(meant.search) ? hour : null }
  }),
)

/** The answer to a search of the world's universities; `today` is the hour of it where its order depends on the day. */
export const searchUniversities = (search: UniversitySearch, testTaught: TestOfTaught): DatedAnswer =>
  answersBy(testTaught)(search, getHour())

/** Every university that a search finds, how many others may match, and the search as its text means it. */
export function listUniversities(search: UniversitySearch, testTaught: TestOfTaught) {
  const meant = mean(search, testTaught)
  const { found, unknown, also } = WORLD.split(getRows(), meant, getHour(), rowsWith)
  return { rows: found, notKnown: unknown.length, also, shown: meant.shown, search: meant.search }
}

/** The counts beside every option, by filter, for the page that shows them all. */
export function countEveryOption(search: UniversitySearch, testTaught: TestOfTaught) {
  const meant = mean(search, testTaught)
  const { count } = WORLD.browse(getRows(), meant)
  return Object.fromEntries(WORLD.filters.map(({ key }) => [key, count(key)]))
}

/** The best ranked, in order. The list keeps its rows sorted, so that this costs no page a sort. */
export function getTopUniversities(count: number): UniversityCardData[] {
  return getCards(WORLD.filter(getRows(), { search: WORLD.untouched }).slice(0, count), 'bachelor')
}

/** The subjects that at least one university names among its programmes, with how many do; by name. */
export function countSubjects(): { value: PopularProgramme; label: string; count: number }[] {
  const { values } = WORLD.browse(getRows(), { search: WORLD.untouched }).count('programmes')
  return POPULAR_PROGRAMMES.map(({ value, label }) => ({ value, label, count: values[value] ?? 0 })).filter(
    ({ count }) => count > 0,
  )
}
