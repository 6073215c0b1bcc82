import { getScholarships } from '../../scholarships/queries'
import { getUniversities } from '../../universities/queries'
import { drawableText } from './drawable-text'

test.each([
  ['University of Łódź – Đà Nẵng', 'University of Łódź – Đà Nẵng'],
  ['University of Hawaiʻi at Mānoa', 'University of Hawai‘i at Mānoa'],
  ['Bursa Uludağ Üni̇versi̇tesi̇', 'Bursa Uludağ Üniversitesi'],
  ['Ǧamal 東京 University 🎓', 'Gamal University'],
  ['جامعة', ''],
])('%s is drawn as %s', (text, expected) => {
  expect(drawableText(text)).toBe(expected)
})

test('no name of the catalogue loses more than a stray mark', () => {
  const names = [...getUniversities(), ...getScholarships()].map(({ name }) => name.normalize('NFC'))
  const shorter = names.filter((name) => drawableText(name).length < name.replaceAll('\u0307', '').length)
  expect(shorter).toEqual([])
})
