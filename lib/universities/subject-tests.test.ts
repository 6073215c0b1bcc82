import { aRow } from '@/tests/fixtures/a-row'
import { readTypedText } from '../list/read-typed-text'
import { rowsWithWords } from '../list/rows-with'
import type { Match } from '../list/split-rows'
import { TEXTS, WORLD } from './list'
import { getVocabulary } from './queries'
import { setSubjects, testsOfSubjects } from './subject-tests'

const vocabulary = getVocabulary()

/** The list as a typed text is read in it, with nothing else chosen. */
function read(typed: string) {
  const whole = readTypedText(typed, vocabulary)
  return { ...whole, whole, vocabulary, search: { ...WORLD.untouched, search: typed } }
}

const rows = [
  aRow({ name: 'School of Lawyers', programmes: ['law'] }),
  aRow({ name: 'Institute of Law' }),
  aRow({ name: 'Nursing College' }),
  aRow({ name: 'Academy of Arts' }),
]

/** The answers of each test to each row; sources say whether the last row teaches a subject. */
const answers = (typed: string, taught: Match, isSlow = false) =>
  testsOfSubjects(read(typed), {
    rows,
    testTaught: (subject, level) => (row) =>
      subject === 'law' && level === 'master' && row === rows[3] ? taught : null,
    ...(!isSlow && { rowsWith: rowsWithWords(TEXTS) }),
  }).map(([, test]) => rows.map(test))

test.each([true, false])(
  'a subject is taught where a record names it among its programmes or in its words, looked for one by one: %s',
  (isSlow) => expect(answers('law', null, isSlow)).toEqual([[true, true, null, null]]),
)

test('a university teaches a subject at the level for which a source says so', () => {
  expect(answers('law master', true)).toEqual([[true, true, null, true]])
  expect(answers('law master', false)).toEqual([[true, true, null, false]])
  expect(answers('law bachelor', true)).toEqual([[true, true, null, null]])
})

test('of two subjects "or" asks for either, "and" for both', () => {
  expect(answers('law or nursing', null)).toEqual([[true, true, true, null]])
  expect(answers('law and nursing', null)).toEqual([
    [true, true, null, null],
    [null, null, true, null],
  ])
})

test('the letters of a short word within another are no subject', () => {
  expect(answers('masters in it', null)).toEqual([[null, null, null, null]])
})

test('the filters read the subjects, in one list for "or" and in one each for "and"', () => {
  expect(setSubjects(read('law or nursing'))).toEqual({ subjects: [['law', 'nursing']] })
  expect(setSubjects(read('law and nursing'))).toEqual({ subjects: [['law'], ['nursing']] })
  expect(setSubjects(read('london'))).toEqual({})
})
