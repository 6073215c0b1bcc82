import { normaliseText, queryWords } from './normalise-text'

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
  ['', ''],
])('reads %p as %p', (text, expected) => {
  expect(normaliseText(text)).toBe(expected)
})

it('leaves small words out unless they are all there is', () => {
  expect(queryWords('University of the Arts')).toEqual(['university', 'arts'])
  expect(queryWords('of the')).toEqual(['of', 'the'])
  expect(queryWords('   ')).toEqual([])
})
