import { isTaughtInEnglish, onlyLanguage } from './teaching'

test.each<[string, string[], string[], boolean | null, string | null]>([
  ['English', ['en'], [], true, 'en'],
  ['German', ['de'], [], false, 'de'],
  ['Catalan and Spanish', ['ca', 'es'], [], false, null],
  ['Spanish; Catalan with it', ['es'], ['ca'], false, null],
  ['Dutch and English', ['nl', 'en'], [], null, null],
  ['German; few programmes in English', ['de'], ['en'], null, null],
  ['English; French in part', ['en'], ['fr'], null, null],
  ['English in many', [], ['en'], null, null],
  ['French in some', [], ['fr'], null, null],
])('%s', (_, languages, partly, isEnglish, only) => {
  expect(isTaughtInEnglish({ languages, partly })).toBe(isEnglish)
  expect(onlyLanguage({ languages, partly })).toBe(only)
})
