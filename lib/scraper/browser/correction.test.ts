import { compareFields } from '../shared/proof/compare-fields'
import { foldPages } from '../shared/proof/fold-record'
import { writeCorrection } from './correction'
import { preselectAll } from './reading-record'

const FIELDS = foldPages([
  {
    url: 'https://a.example/facts',
    title: null,
    markdown: 'Founded in 1946. 14,500\n# students in Bergen.',
    record: {
      founded: [{ value: '1946', quote: 'Founded in 1946' }],
      students: [{ value: '14,500', quote: '14,500\n# students' }],
      city: [{ value: 'Bergen', quote: 'students in Bergen' }],
      deadline: [{ value: '1 May', quote: 'Apply by 1 May' }],
    },
  },
])
const OURS = [
  { field: 'founded', texts: ['1946'], fee: null, checkedOn: '2026-05' },
  { field: 'students', texts: ['14200'], fee: null, checkedOn: '2026-05-02' },
] as const

const correct = (fields = FIELDS) =>
  writeCorrection({ id: 'a', name: 'A' }, fields, {
    chosen: preselectAll(fields),
    compared: compareFields(
      fields,
      OURS.map((own) => ({ ...own, texts: [...own.texts] })),
    ),
    readOn: '2026-11-23',
  })

test('a correction names both values with their days, and the words of the page', () => {
  expect(correct()).toBe(`# Correction of A (a)

## City

- Our record has: nothing
- The page says: Bergen
  > students in Bergen
  https://a.example/facts#:~:text=students%20in%20Bergen, read on 23 November 2026

## Students

- Our record has: 14200 (2 May 2026)
- The page says: 14,500
  > 14,500 # students
  https://a.example/facts#:~:text=14%2C500%20students, read on 23 November 2026
`)
})

test('without anything new or different there is none', () => {
  expect(correct(FIELDS.filter(({ field }) => field === 'founded' || field === 'deadline'))).toBeNull()
})
