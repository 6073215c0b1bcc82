import type en from './messages/en.json'
import type { Language } from './languages'

/** The messages of a language, in the format of ICU. */
export type Messages = Readonly<Record<keyof typeof en, string>>

/** Each is loaded for a brief in its language alone. */
const LOADERS: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('./messages/en.json'),
  pt: () => import('./messages/pt.json'),
  es: () => import('./messages/es.json'),
  fr: () => import('./messages/fr.json'),
  ar: () => import('./messages/ar.json'),
  hi: () => import('./messages/hi.json'),
  bn: () => import('./messages/bn.json'),
  id: () => import('./messages/id.json'),
  vi: () => import('./messages/vi.json'),
  zh: () => import('./messages/zh.json'),
}

export const loadMessages = async (language: Language): Promise<Messages> =>
  (await LOADERS[language]()).default

type SubjectNames = Readonly<Record<string, string>>

/** The names of subjects, by slug. English ones are in the catalogue. */
const SUBJECTS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: SubjectNames }>>> = {
  pt: () => import('./subjects/pt.json'),
  es: () => import('./subjects/es.json'),
  fr: () => import('./subjects/fr.json'),
  ar: () => import('./subjects/ar.json'),
  hi: () => import('./subjects/hi.json'),
  bn: () => import('./subjects/bn.json'),
  id: () => import('./subjects/id.json'),
  vi: () => import('./subjects/vi.json'),
  zh: () => import('./subjects/zh.json'),
}

export const loadSubjects = async (language: Language): Promise<SubjectNames> =>
  language === 'en' ? {} : (await SUBJECTS[language]()).default
