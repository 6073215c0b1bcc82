/** The languages of the brief, each by its own name. `locale`: for numbers, days and names of countries. */
export const LANGUAGES = [
  { code: 'en', name: 'English', locale: 'en-GB', direction: 'ltr' },
  { code: 'pt', name: 'Português', locale: 'pt', direction: 'ltr' },
  { code: 'es', name: 'Español', locale: 'es', direction: 'ltr' },
  { code: 'fr', name: 'Français', locale: 'fr', direction: 'ltr' },
  { code: 'ar', name: 'العربية', locale: 'ar', direction: 'rtl' },
  { code: 'hi', name: 'हिन्दी', locale: 'hi', direction: 'ltr' },
  { code: 'bn', name: 'বাংলা', locale: 'bn', direction: 'ltr' },
  { code: 'id', name: 'Bahasa Indonesia', locale: 'id', direction: 'ltr' },
  { code: 'vi', name: 'Tiếng Việt', locale: 'vi', direction: 'ltr' },
  { code: 'zh', name: '中文', locale: 'zh-CN', direction: 'ltr' },
] as const

export type Language = (typeof LANGUAGES)[number]['code']

/** The first of a browser's languages that a brief is written in; English where it is in none. */
export function languageOf(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.toLowerCase().split('-')[0])
  return codes.flatMap((code) => LANGUAGES.find((each) => each.code === code)?.code ?? [])[0] ?? 'en'
}
