import type en from './messages/en.json'
import type { Language } from './languages'

/** The messages of a language, in the format of ICU. */
export type Messages = Readonly<Record<keyof typeof en, string>>

type SubjectNames = Readonly<Record<string, string>>

/** The messages are loaded for a brief in their language alone. */
export async function loadMessages(language: Language): Promise<Messages> {
  const { default: messages } = (await import(`./messages/${language}.json`)) as { default: Messages }
  return messages
}

/** The names of subjects, by slug. English ones are in the catalogue. */
export async function loadSubjects(language: Language): Promise<SubjectNames> {
  if (language === 'en') return {}
  const { default: names } = (await import(`./subjects/${language}.json`)) as { default: SubjectNames }
  return names
}
