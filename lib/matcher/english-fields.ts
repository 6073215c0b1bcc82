import { convertScore } from '../content/english/convert'
import { readScore, scaleOf } from '../content/english/format'
import type { EnglishScoreTables } from '../content/english/schema'
import type { EnglishFields } from '../eligibility/english'
import { ENGLISH_SCORES, parseProfile } from '../eligibility/profile'
import type { EnglishTest } from '../eligibility/vocabulary'
import type { NumberEntry } from '../money/number-bounds'

/**
 * A result as the profile keeps it: as entered, and as the lowest score of IELTS that published comparisons set beside it,
 * so that no minimum is passed by a comparison. Null where none reaches it.
 */
export function toEnglishFields(
  englishTest: EnglishTest,
  englishScore: number | null,
  tables: EnglishScoreTables | null,
): EnglishFields {
  const equal =
    englishScore === null || !tables
      ? undefined
      : convertScore(tables, englishTest, englishScore).find(({ scale }) => scale === 'ielts')
  const lowest = equal?.range?.[0] ?? null
  const isOption = ENGLISH_SCORES.some(({ value }) => Number(value) > 0 && Number(value) === lowest)
  return { englishTest, englishScore, ielts: isOption ? lowest : null }
}

/** A score of a test as typed; what is no score of it has a problem in words. Without the tables it is not checked. */
export function readEnglishEntry(
  typed: string,
  test: EnglishTest,
  tables: EnglishScoreTables | null,
): NumberEntry<number | null> {
  if (typed.trim() === '') return { value: null }
  if (!tables) return { value: parseProfile({ englishScore: typed }).englishScore }
  const read = readScore(scaleOf(tables, test), typed)
  return 'score' in read ? { value: read.score } : { value: null, problem: read.problem }
}
