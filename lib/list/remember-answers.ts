import { keepRecent } from './keep-recent'

/** With its counts one takes some 7 KB; its cards are kept elsewhere too. */
const MOST_ANSWERS = 500

/**
 * Remembers the answers to the searches asked for last, for the hour in which they hold: many visitors follow the same links.
 * All who ask get the same answer, which therefore must not be changed.
 */
export function rememberAnswers<Search extends object, Hour extends string, Answer>(
  answerAt: (search: Search, hour: Hour) => Answer,
): (search: Search, hour: Hour) => Answer {
  const recent = keepRecent<Answer>(MOST_ANSWERS, () => 1)
  return (search, hour) => recent(`${hour} ${JSON.stringify(search)}`, () => answerAt(search, hour))
}
