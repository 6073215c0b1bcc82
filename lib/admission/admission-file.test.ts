import { deadlinesIn, placeOfRow, toAdmissionFile } from './admission-file'
import type { YearlyDeadline } from './place'

const everybody = { latest: null, who: 'all', fields: [], start: 0 } as const
const january: YearlyDeadline = { ...everybody, month: 1, day: 15, isSure: true }
const someTimeInMay: YearlyDeadline = { ...everybody, month: 5, day: null, isSure: true }
const medicine: YearlyDeadline = { ...january, month: 10, fields: ['medicine'], notFor: ['law'] }
const european: YearlyDeadline = {
  month: 2,
  day: null,
  isSure: false,
  latest: 4,
  who: 'eu-eea',
  fields: [],
  start: 2,
}
const none = { bachelor: [], master: [], doctorate: [] }
const of = (id: string, countryCode: string, bachelor: YearlyDeadline[], enrols = false) => ({
  id,
  countryCode,
  territory: id === 'd' ? 'isle' : null,
  enrols,
  deadlines: { ...none, bachelor },
})

const FILE = toAdmissionFile({}, [
  of('a', 'gb', [january]),
  of('b', 'gb', [january]),
  of('c', 'gb', [someTimeInMay, medicine, european]),
  of('d', 'gb', []),
  of('e', 'au', [], true),
])

it('keeps the deadlines that most of a country have once, and those of the others apart', () => {
  expect(FILE.deadlines.sets).toHaveLength(3)
  expect(Object.keys(FILE.deadlines.of)).toEqual(['gb', 'au'])
  expect(Object.keys(FILE.deadlines.more)).toEqual(['c', 'd'])
})

it.each([
  ['a', [january]],
  ['c', [{ ...someTimeInMay, isSure: false }, medicine, european]],
  ['d', []],
])('gives back the deadlines of %s', (id, deadlines) => {
  expect(deadlinesIn(FILE, { id, countryCode: 'gb' }, 'bachelor')).toEqual(deadlines)
  expect(deadlinesIn(FILE, { id, countryCode: 'gb' }, 'master')).toEqual([])
})

describe('a row as a place', () => {
  const university = {
    id: 'e',
    countryCode: 'au',
    location: null,
    ielts: 6.5,
    otherLanguage: ['master'],
    hasStudentsFromAbroad: false,
  } as const
  const place = (language: string, level: 'bachelor' | 'master' = 'bachelor') =>
    placeOfRow(
      { level, dollars: 9000, subject: 'Veterinary medicine', university },
      language,
      FILE,
      new Set(FILE.enrols),
    )

  it('has what its university’s part of the file says', () => {
    expect(place('en')).toEqual({
      countryCode: 'au',
      city: null,
      level: 'bachelor',
      teaching: { code: 'en', isEnglish: true, words: 'English' },
      ielts: 6.5,
      subject: 'veterinary-medicine',
      deadlines: [],
      enrolsFromAbroad: true,
      hasStudentsFromAbroad: false,
      fee: 9000,
    })
  })

  it('is under the rules of its territory where those of its country don’t hold', () => {
    const place = placeOfRow(
      {
        level: 'bachelor',
        dollars: null,
        subject: '',
        university: { ...university, id: 'd', countryCode: 'gb' },
      },
      '',
      FILE,
      new Set(),
    )
    expect(place.countryCode).toBe('isle')
  })

  it('is in another language only where that is sure', () => {
    expect(place('').teaching).toEqual({ code: null, isEnglish: null, words: null })
    expect(place('', 'master').teaching.isEnglish).toBe(false)
    expect(place('de').teaching).toEqual({ code: 'de', isEnglish: false, words: 'German' })
  })
})
