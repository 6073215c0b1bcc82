import { dayLabelOf, nameOfDocument, stateOfDocument } from './document-words'

test('a document is told in words', () => {
  const test = { id: 'language-test', name: '', state: 'underway', day: '2027-01-05', note: '' } as const
  expect(nameOfDocument(test)).toBe('Language test')
  expect(stateOfDocument(test)).toBe('Asked for or booked. Test day: 5 January 2027')
  expect(stateOfDocument({ ...test, day: null })).toBe('Asked for or booked')
  const own = { ...test, id: 'own-1', name: 'Police certificate' }
  expect(nameOfDocument(own)).toBe('Police certificate')
  expect(nameOfDocument({ ...own, name: '' })).toBe('A document')
  expect(dayLabelOf(own)).toBe('Day')
})
