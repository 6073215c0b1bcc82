import { getScholarships } from '../../scholarships/queries'
import { getUniversities } from '../../universities/queries'
import { drawableText, fitPicture, titleSize, type Picture } from './picture'

const PICTURE: Picture = { kind: 'Blog', title: 'A title', subtitle: null, figures: [], map: null }

test('a long title is smaller, and a far too long one is cut at a word', () => {
  expect(titleSize('Oxford')).toBeGreaterThan(titleSize('x'.repeat(80)))
  const { title } = fitPicture({ ...PICTURE, title: 'Science and Technology '.repeat(9) })
  expect(title.length).toBeLessThanOrEqual(111)
  expect(title).toMatch(/\w…$/)
})

test('there are three figures at most, and none too wide for its place', () => {
  const figure = (value: string) => ({ value, label: 'of it' })
  const figures = ['1', 'EUR 12,000–20,000 a year and more', '2', '3', '4'].map(figure)
  expect(fitPicture({ ...PICTURE, figures }).figures.map(({ value }) => value)).toEqual(['1', '2', '3'])
})

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
