import type { Level } from '../../facts/vocabulary'
import { levelWord } from '../../facts/words'
import { formatList } from '../../text/format'
import type { Answer } from './answer'

/** "Not known for a master’s". */
export const notKnownAt = (level: Level): string => `Not known for a ${levelWord(level)}`

/** "For a bachelor’s: 13 January"; levels of which the same is known stand together. */
export function elsewhereInWords(others: Answer<string>['others']): string[] {
  const texts = [...new Set(others.map(({ value }) => value))]
  return texts.map((text) => {
    const levels = others.filter(({ value }) => value === text).map(({ level }) => levelWord(level))
    return `For a ${formatList(levels, 'or')}: ${text}`
  })
}
