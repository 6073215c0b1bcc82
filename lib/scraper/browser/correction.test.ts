import { compareFields } from '../shared/proof/compare-fields'
import { foldPages } from '../shared/proof/fold-record'
import { correctionIssue } from '../../corrections/issue'
import { correctionFile, writeCorrection } from './correction'
import { preselectAll } from './reading-choice'

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

const correct = (fields = FIELDS, about?: string) =>
  writeCorrection(
    { id: 'a', title: 'Correction of\n# A (a)' },
    [
      {
        about,
        fields,
        chosen: preselectAll(fields),
        compared: compareFields(
          fields,
          OURS.map((own) => ({ ...own, texts: [...own.texts] })),
        ),
      },
    ],
    '2026-11-23',
  )

test('a correction names both values with their days, and the words of the page', () => {
  const correction = correct()
  expect(correction && correctionFile(correction)).toBe(`# Correction of # A (a)

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

test('a programme is named before each of its fields', () => {
  expect(correct(FIELDS, 'Law')?.parts[0]).toMatch(/^## Law: City\n/)
})

describe('as an issue that is filled in (issue 19)', () => {
  const repository = 'https://github.com/a/b'
  const bodyOf = (address: string) => new URL(address).searchParams.get('body') ?? ''

  test('it has the title and every part', () => {
    const correction = correct()
    if (!correction) throw new Error('There is no correction.')
    const address = correctionIssue(correction, repository)
    expect(address).toMatch(/^https:\/\/github\.com\/a\/b\/issues\/new\?title=Correction\+of/)
    expect(bodyOf(address)).toBe(correction.parts.join('\n'))
  })

  test('a long one is cut at a part, and says that the file has more', () => {
    const parts = Array.from({ length: 90 }, (_, at) => `## Field ${at}\n\n- ${'ü'.repeat(60)}\n`)
    const address = correctionIssue({ id: 'a', title: 'A', parts }, repository)
    expect(address.length).toBeLessThanOrEqual(6_000)
    expect(bodyOf(address)).toMatch(/^## Field 0\n[^]*ü\n\nThe file from the scraper has more/)
    const huge = correctionIssue({ id: 'a', title: 'A', parts: ['x'.repeat(9_000)] }, repository)
    expect(bodyOf(huge)).toMatch(/^The file from the scraper has more/)
  })
})
