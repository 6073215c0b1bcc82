import { formatTenths } from '../text/format'
import { labelOf } from '../text/options'
import type { Profile } from './profile'
import { ENGLISH_TESTS } from './vocabulary'

export type EnglishFields = Pick<Profile, 'ielts' | 'englishTest' | 'englishScore'>

/** A score of IELTS in words. */
export const bandInWords = (band: number) => `IELTS ${formatTenths(band)}`

/** The visitor's result as they told it: "IELTS 6.5", "TOEFL iBT 92"; empty for none. */
export function testInWords({ ielts, englishTest, englishScore }: EnglishFields): string {
  const name = labelOf(ENGLISH_TESTS, englishTest)
  if (name) return englishScore === null ? name : `${name} ${englishScore}`
  return ielts ? bandInWords(ielts) : ''
}

/** The same beside the score of IELTS that it is compared by: "TOEFL iBT 92, about IELTS 6.5". */
export const comparedInWords = (fields: EnglishFields): string =>
  fields.englishTest && fields.ielts
    ? `${testInWords(fields)}, about ${bandInWords(fields.ielts)}`
    : testInWords(fields)
