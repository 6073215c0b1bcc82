import { foldName, normaliseText, queryWords } from './normalise-text'

it.each([
  ['São Paulo', 'sao paulo'],
  ['Universität Zürich', 'universitat zurich'],
  ['King’s College', 'kings college'],
  ["King's College", 'kings college'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['İstanbul', 'istanbul'],
  ['U.S.A.', 'usa'],
  ['北京大学', '北京大学'],
  ['جامعة القاهرة', 'جامعة القاهرة'],
  ['أَحْمَد', 'احمد'],
  ['דָּוִד', 'דוד'],
  ['दिल्ली विश्वविद्यालय', 'दिल्ली विश्वविद्यालय'],
  ['ঢাকা', 'ঢাকা'],
  ['เชียงใหม่', 'เชียงใหม่'],
  ['Đại học Huế', 'dai hoc hue'],
  ['Αθήνα', 'αθηνα'],
  ['  A—B / C  ', 'a b c'],
  ['ISTANBUL ÜNİVERSİTESİ', 'istanbul universitesi'],
  ['ıstanbul üniversitesi', 'istanbul universitesi'],
  ['Texas A&M', 'texas a and m'],
  ['Simon & Schuster', 'simon and schuster'],
  ['St. Andrews', 'saint andrews'],
  ['St Andrews', 'saint andrews'],
  ['Saint Andrews', 'saint andrews'],
  ['Universität St.Gallen', 'universitat saint gallen'],
  ['Sankt Gallen', 'saint gallen'],
  ['Best. Western', 'best western'],
  ['東京大學', '东京大学'],
  ['東京大学', '东京大学'],
  ['国立台湾大学', '国立台湾大学'],
  ['國立臺灣大學', '国立台湾大学'],
  ['', ''],
])('reads %p as %p', (text, expected) => {
  expect(normaliseText(text)).toBe(expected)
})

it.each([
  ['The University of Tokyo', 'university of tokyo'],
  ['the', 'the'],
  ['Theological College', 'theological college'],
])('folds the name %p to %p', (name, expected) => {
  expect(foldName(name)).toBe(expected)
})

it('leaves small words out unless they are all there is', () => {
  expect(queryWords('University of the Arts')).toEqual(['university', 'arts'])
  expect(queryWords('of the')).toEqual(['of', 'the'])
  expect(queryWords('   ')).toEqual([])
})
