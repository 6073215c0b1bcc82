import { LEVELS, type Level } from '../../facts/vocabulary'

/** What a file of `data/programmes` says of languages. */
type Listed = { universities: Record<string, readonly { level: string; language?: string }[]> }
/** What `data/general-knowledge.json` says of languages: by level, the subjects of which a degree is taught in English. */
type Known = { universities: Record<string, { english?: Partial<Record<Level, string>> }> }

/** The levels of a bachelor's degree by the words of registers; a degree that is entered from school is one, too. */
const levelOf = (stated: string): Level | null =>
  LEVELS.find(({ value }) => value === stated)?.value ?? (stated === 'undergraduate' ? 'bachelor' : null)

/** The levels at which a university has at least one degree that is taught in English, by its id. */
export function degreesInEnglish(listed: readonly Listed[], known: Known): Map<string, Level[]> {
  const found = new Map<string, Set<Level>>()
  const add = (id: string, level: Level | null) => {
    if (level) found.set(id, (found.get(id) ?? new Set()).add(level))
  }
  for (const { universities } of listed)
    for (const [id, programmes] of Object.entries(universities))
      for (const { level, language } of programmes) if (language === 'en') add(id, levelOf(level))
  for (const [id, { english = {} }] of Object.entries(known.universities))
    for (const { value } of LEVELS) if (english[value]) add(id, value)
  return new Map(
    [...found].map(([id, levels]) => [
      id,
      LEVELS.map(({ value }) => value).filter((level) => levels.has(level)),
    ]),
  )
}
