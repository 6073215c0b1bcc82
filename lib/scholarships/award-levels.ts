import { DEGREE_AT } from '../eligibility/vocabulary'
import { LEVELS, type Level } from '../facts/vocabulary'
import type { Scholarship } from './record/schema'

/** The levels that an award pays for. */
export const levelsPaidBy = ({ eligibleDegrees }: Pick<Scholarship, 'eligibleDegrees'>): Level[] =>
  LEVELS.map(({ value }) => value).filter((level) => eligibleDegrees.includes(DEGREE_AT[level]))

/** The words of a name that say which degree an award is for, the narrower before the wider. */
const NAMED_FOR: readonly { words: RegExp; levels: readonly Level[] }[] = [
  { words: /\b(undergraduates?|bachelor['’]?s?|college)\b/i, levels: ['bachelor'] },
  { words: /\b(ph\.?d\.?|doctoral|doctorate)(?=\W|$)/i, levels: ['doctorate'] },
  { words: /\b(master['’]?s?|llm|mba)\b/i, levels: ['master'] },
  { words: /\b((post)?graduates?|research|fellowships?)\b/i, levels: ['master', 'doctorate'] },
]

/** The levels of an award of which only the name is known: those that it says, else those of a record, a bachelor's. */
export const levelsInName = (name: string): readonly Level[] =>
  NAMED_FOR.find(({ words }) => words.test(name))?.levels ?? ['bachelor']
