import { universityEntries } from '@/lib/palette/entries'
import { searchEntries } from '@/lib/palette/search'
import { foldName } from '@/lib/text/normalise-text'
import { WORLD } from '@/lib/universities/list'
import { getRows, getUniversities } from '@/lib/universities/queries'
import { testTaught } from '@/lib/programmes/taught/queries'
import { searchUniversities } from '@/lib/universities/search/queries'

const entries = universityEntries(getRows())
const firstInList = (search: string) => searchUniversities(WORLD.parse({ search }), testTaught).cards[0]?.id
const firstInPalette = (text: string) =>
  searchEntries([entries], text, 1).groups[0]?.entries[0]?.href.replace('/universities/', '')

test.each([
  ['东京大学', 'the-university-of-tokyo'],
  ['東京大学', 'the-university-of-tokyo'],
  ['東京大學', 'the-university-of-tokyo'],
  ['清華大學', 'tsinghua-university'],
  ['清华大学', 'tsinghua-university'],
  ['台湾大学', 'national-taiwan-university'],
  ['台灣大學', 'national-taiwan-university'],
  ['國立臺灣大學', 'national-taiwan-university'],
  ['İstanbul Üniversitesi', 'istanbul-university'],
  ['ISTANBUL ÜNİVERSİTESİ', 'istanbul-university'],
  ['ıstanbul üniversitesi', 'istanbul-university'],
  ['Saint Andrews', 'university-of-st-andrews'],
  ['St. Andrews', 'university-of-st-andrews'],
  ['Sankt Gallen', 'university-of-stgallen'],
  ['Texas A and M', 'texas-a-m-university'],
  ['Texas A&M', 'texas-a-m-university'],
  ['University of Tokyo', 'the-university-of-tokyo'],
  ['The University of Oxford', 'university-of-oxford'],
])('%s comes first in list and palette', (text, id) => {
  expect([firstInList(text), firstInPalette(text)]).toEqual([id, id])
})

test('each way to write a name finds the same university first', () => {
  const ways = (name: string) =>
    [
      name.replace(/ & /g, ' and '),
      name.replace(/ and /g, ' & '),
      name.replace(/\bSaint\b/g, 'St.'),
      name.replace(/\b(St\.|St|Sankt)(?= )/g, 'Saint'),
      name.replace(/^The /, ''),
    ].filter((way) => way !== name)
  const names = new Map(getUniversities().map(({ id, name }) => [id, foldName(name)]))
  const wrong = getUniversities().flatMap(({ name }) =>
    ways(name).filter((way) => names.get(firstInPalette(way) ?? '') !== foldName(name)),
  )
  expect(wrong).toEqual([])
})
